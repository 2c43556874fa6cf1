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

/** On https the browser holds it to this host alone, and sends it nowhere in clear. */
const LIE = '__Host-'

/** True when this browser has put a message away: `rappel('registre-cookies')`. */
export const rappel = (cookie: string): boolean =>
  milieu
    .cookies()
    .split('; ')
    .some((c) => c.startsWith(`${cookie}=`) || c.startsWith(`${LIE}${cookie}=`))

/** The cookie that puts a message away; for the session, unless a duration in seconds is given. */
export const texteRappel = (cookie: string, https: boolean, duree?: number): string =>
  [
    `${https ? LIE : ''}${cookie}=1`,
    'path=/',
    'samesite=lax',
    ...(https ? ['secure'] : []),
    ...(duree === undefined ? [] : [`max-age=${duree}`]),
  ].join('; ')

/** Puts a message away in this browser. */
export const noterRappel = (cookie: string, duree?: number): void => {
  document.cookie = texteRappel(cookie, location.protocol === 'https:', duree)
}
