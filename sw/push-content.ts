interface PushContent {
  title: string;
  body: string;
  path: string;
}

/** Browsers end the subscription of a site that shows nothing for a message, so there are always some words. */
const GENERAL: PushContent = {
  title: 'New homes',
  body: 'Tap to see what is new on our list.',
  path: '/properties',
};

/** The server's message (server/notice/message-ways.ts), or general words for one that cannot be read. */
export function readPush(text: string | undefined): PushContent {
  try {
    const { title, body, path } = JSON.parse(text ?? '') as Record<string, unknown>;
    if (typeof title !== 'string' || typeof body !== 'string' || typeof path !== 'string') return GENERAL;
    return { title: title.slice(0, 100), body: body.slice(0, 300), path };
  } catch {
    return GENERAL;
  }
}
