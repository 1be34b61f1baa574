import { LOG_LEVELS, type LogLevel } from './env.ts';

/** What a line says beside its message. Never phones, e-mails, session ids, bodies or query values. */
export type LogFields = Record<string, string | number | boolean | null | undefined>;

export interface Log {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

interface LogOptions {
  level: LogLevel;
  /** Takes whole lines, each ending in a line feed. */
  write?: (text: string) => void;
}

/**
 * A log of one JSON object a line: time, level, msg, then the fields. Lines of one turn of the event loop are
 * written together, because a write a request is a good part of what a cached answer costs.
 */
export function createLog({ level, write = (text) => process.stdout.write(text) }: LogOptions): Log {
  const threshold = LOG_LEVELS.indexOf(level);
  let waiting: string[] = [];
  let stamped = 0;
  let stamp = '';
  const timeStamp = () => {
    const at = Date.now();
    if (at !== stamped) {
      stamped = at;
      stamp = new Date(at).toISOString();
    }
    return stamp;
  };
  const flush = () => {
    const lines = waiting;
    waiting = [];
    if (lines.length) write(lines.join(''));
  };
  const at = (name: LogLevel) => {
    if (LOG_LEVELS.indexOf(name) < threshold) return () => {};
    return (msg: string, fields?: LogFields) => {
      if (waiting.push(`${JSON.stringify({ time: timeStamp(), level: name, msg, ...fields })}\n`) === 1)
        setImmediate(flush);
    };
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
