import { createStore } from '../store.ts'

/**
 * The version that the server answers, once it is another than that of these pages: the next screen
 * comes whole from the server, and a notice offers it at once where something is typed.
 */
export const newVersion = createStore<string | null>(null)

/** The build of this page, which it tells itself; that of the product where nothing was built. */
const own = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="registre-version"]')?.content ??
  VERSION_PRODUIT

/** Reads the version header of an answer (specification 2, section 7). Nothing while a server renders. */
export const watchVersion = (answer: Response): void => {
  if (typeof document === 'undefined') return
  const version = answer.headers.get('x-register-version')
  if (version && version !== own()) newVersion.set(version)
}

const CLE = 'registre-version-chargee'

/**
 * True when the next screen is to be asked of the server: once for each new version, whose pages may
 * come after its calls.
 */
export const toReload = (): boolean => {
  const version = newVersion.get()
  if (version === null) return false
  try {
    if (sessionStorage.getItem(CLE) === version) return false
    sessionStorage.setItem(CLE, version)
    return true
  } catch {
    // A browser that keeps nothing would reload at every screen: the notice alone offers it.
    return false
  }
}
