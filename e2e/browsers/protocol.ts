/** One pointer or keyboard with what it does, step by step: the same in WebDriver and in WebDriver BiDi. */
export interface InputSource {
  type: 'pointer' | 'key';
  id: string;
  parameters?: { pointerType: 'mouse' };
  actions: Record<string, unknown>[];
}

/**
 * What the journeys need of a window that is driven from outside. The two standard protocols are spoken to directly: the
 * known libraries for them ask for a newer Node.js than the product does, and bring a hundred packages for ten commands.
 */
export interface RemoteWindow {
  navigate(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Calls the function of this source text with one text; it answers with a text. */
  call(source: string, argument: string): Promise<string>;
  perform(sources: InputSource[]): Promise<void>;
  /** PNG of what is on the screen. */
  screenshot(): Promise<Buffer>;
  /** What pages have complained of so far: errors, failed promises, violations of their policy. */
  complaints(): Promise<string[]>;
}

export interface WindowSize {
  width: number;
  height: number;
}

/** A browser with the storage of one phone. */
export interface RemoteBrowser {
  readonly window: RemoteWindow;
  /** Closes the app and opens it again with what it has stored; as cold as the engine allows. */
  reopen(): Promise<void>;
  close(): Promise<void>;
}

/** How one engine's browser is started; `profile`: folder for what it stores. */
export interface Engine {
  readonly name: string;
  open(options: WindowSize & { profile: string }): Promise<RemoteBrowser>;
}
