/** The homes of who is signed in: asked for as soon as the account is known, beside the page's own code. */
export const chargerAccueilConnecte = () => import('./AccueilConnecte.tsx')
