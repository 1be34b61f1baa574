export const unescapeHtml = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name] ?? '',
  );

/** What a document's head says. */
export interface ReadHead {
  title: string;
  canonical: string | null;
  meta: Record<string, string>;
  data: Record<string, unknown>[];
}

/** Reads the head of a document as it is sent, or as a browser writes it down. */
export function readHead(html: string): ReadHead {
  const head = html.slice(0, html.indexOf('</head>'));
  const meta: Record<string, string> = {};
  for (const [, name = '', content = ''] of head.matchAll(
    /<meta (?:name|property)="([^"]+)" content="([^"]*)"/g,
  ))
    meta[name] = unescapeHtml(content);
  return {
    title: unescapeHtml(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    canonical: unescapeHtml(/<link rel="canonical" href="([^"]*)"/.exec(head)?.[1] ?? '') || null,
    meta,
    data: [...head.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    ),
  };
}
