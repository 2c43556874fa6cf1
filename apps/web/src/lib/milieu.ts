/**
 * What a screen needs of where it runs: the browser, or the server that renders a visitor's page.
 */
export interface Milieu {
  appeler: typeof fetch
  /** 'nom=valeur; autre=valeur': cookies that scripts may read. */
  cookies: () => string
  /** The title that the screen sharpens while it renders: for who writes the page's head. */
  titrer: (titre: string) => void
}

export const milieu: Milieu = {
  appeler: (...demande) => globalThis.fetch(...demande),
  cookies: () => document.cookie,
  titrer: () => undefined,
}

/** True when this browser has put a message away: `rappel('registre-cookies')`. */
export const rappel = (cookie: string): boolean =>
  milieu
    .cookies()
    .split('; ')
    .some((c) => c.startsWith(`${cookie}=`))
