import { readHttpsAddress } from '#domain/text/https-address';

const YOUTUBE_HOSTS = [
  'www.youtube.com',
  'youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
  'youtu.be',
];
const VIDEO_ID = /^[\w-]{11}$/;

/** The id of a video of the one video site that can be played in the page; null for any other link. */
export function youtubeId(link: string): string | null {
  const address = readHttpsAddress(link);
  if (!address || !YOUTUBE_HOSTS.includes(address.host)) return null;
  const [first = '', second = ''] = address.path.split('/').filter(Boolean);
  const id =
    address.host === 'youtu.be'
      ? first
      : ['embed', 'shorts', 'live', 'v'].includes(first)
        ? second
        : (/(?:^|&)v=([^&]*)/.exec(address.query)?.[1] ?? '');
  return VIDEO_ID.test(id) ? id : null;
}

/** Player without cookies, for a sandboxed frame; starts at once because it is only made at a tap. */
export function videoPlayerUrl(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1`;
}
