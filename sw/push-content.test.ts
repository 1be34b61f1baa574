import { expect, test } from 'vitest';
import { readPush } from './push-content.ts';

test('a message of the server is shown as it is', () => {
  const content = {
    title: 'A new home that fits',
    body: 'Sample Heights, Kamothe',
    path: '/property/sample',
  };
  expect(readPush(JSON.stringify(content))).toEqual(content);
});

test.each([undefined, '', 'text', '[]', '{}', 'null', '{"title":1,"body":"b","path":"/"}'])(
  'of %j something is shown all the same',
  (text) => {
    expect(readPush(text)).toMatchObject({ title: 'New homes', path: '/properties' });
  },
);
