import { TOTP } from 'otpauth'

/** The demonstration's keepers share this secret, which the sign-in page shows: it protects nothing. */
const totp = new TOTP({ secret: 'JBSWY3DPEHPK3PXP' })

/** A visitor takes the time to read: codes of the last and next five minutes are taken, and again. */
const PAS = 10

/** The code of the demonstration's second factor at an instant. */
export const codeDemo = (quand: Date): string => totp.generate({ timestamp: quand.getTime() })

/** True when the code is one of the demonstration's second factor around an instant. */
export const codeDemoJuste = (code: string, quand: Date): boolean =>
  totp.validate({ token: code, timestamp: quand.getTime(), window: PAS }) !== null
