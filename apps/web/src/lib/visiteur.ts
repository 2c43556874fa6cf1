const CLE = 'registre-visiteur'

/** Remembers, for this tab, whether its last account came through the institutional sign-on: a lost session then restarts there. */
export const noterVisiteur = (institution: boolean): void => {
  if (institution) sessionStorage.setItem(CLE, 'institution')
  else sessionStorage.removeItem(CLE)
}

/** True in a tab whose last account was an institution's. */
export const estVisiteurInstitution = (): boolean => sessionStorage.getItem(CLE) === 'institution'

/** The call that starts the institutional sign-on, and comes back to this address of the register. */
export const adresseConnexionInstitution = (retour?: string): string =>
  `/api/public/clavis/connexion${retour === undefined ? '' : `?${new URLSearchParams({ retour })}`}`
