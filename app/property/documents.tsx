import { Download, Eye, FileText } from 'lucide-react';
import type { PropertyDocument } from '#domain/property/property';
import { formatBytes } from '#domain/text/bytes';
import { Button } from '../ui/button.tsx';
import { useLive } from '../ui/use-live.ts';
import styles from './documents.module.css';
import { Panel } from './panel.tsx';

/** What stands under a document's name: kind of file and size. */
export function documentLine({ url, type, bytes }: PropertyDocument): string {
  const extension = /\.([a-z0-9]{2,5})$/i.exec(url)?.[1];
  return [extension?.toUpperCase() ?? type, bytes ? formatBytes(bytes) : null].filter(Boolean).join(', ');
}

const NONE: ReadonlySet<string> = new Set();

function useKeptDocuments(documents: readonly PropertyDocument[]): ReadonlySet<string> {
  const urls = documents.map(({ url }) => url);
  const kept = useLive(
    `kept ${urls.join(' ')}`,
    () => import('#local/kept-files').then((local) => local.watchKeptFiles(urls)),
    NONE,
  );
  return kept ?? NONE;
}

/** Documents of a listing; one, or all, are asked for through the details dialog. */
export function Documents({
  documents,
  onOpen,
}: {
  documents: PropertyDocument[];
  onOpen: (documents: PropertyDocument[]) => void;
}) {
  const kept = useKeptDocuments(documents);
  if (!documents.length) return null;
  return (
    <Panel title="Documents">
      <ul className={styles.list}>
        {documents.map((document) => (
          <li key={document.url}>
            <button type="button" className={styles.row} onClick={() => onOpen([document])}>
              <span className={styles.mark}>
                <FileText size={22} strokeWidth={1.75} aria-hidden />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{document.name}</span>
                <span className={styles.line}>
                  {documentLine(document)}
                  {kept.has(document.url) && <strong className={styles.kept}> on this phone</strong>}
                </span>
              </span>
              {kept.has(document.url) ? (
                <Eye size={24} strokeWidth={1.75} aria-hidden />
              ) : (
                <Download size={24} strokeWidth={1.75} aria-hidden />
              )}
            </button>
          </li>
        ))}
      </ul>
      {documents.length > 1 && (
        <Button look="outline" className={styles.all} onClick={() => onOpen(documents)}>
          <Download size={20} strokeWidth={1.75} aria-hidden />
          Download All
        </Button>
      )}
    </Panel>
  );
}
