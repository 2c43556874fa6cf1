/** Where spent challenges are remembered: the library itself would accept one solution for ever. */
export interface SpentStore {
  /**
   * Remembers a challenge until `expireLe`. Gives true when it was new, false when it was already
   * spent: one atomic step.
   */
  put(cle: string, expireLe: Date): Promise<boolean>
}

export interface DefiCaptcha {
  parameters: Readonly<Record<string, unknown>>
  signature?: string
}

export interface Captcha {
  /** A challenge for the widget, valid for a few minutes. */
  creer(): Promise<DefiCaptcha>
  /**
   * Takes what the widget sent back (base64); true once for a right answer, false for anything
   * else.
   */
  verifier(reponse: string): Promise<boolean>
}
