import type { Ctx } from '../../platform/context.ts'
import { ACCES, IDENTITES_ETAT } from '@registre/domain'
import { CHEMIN_DECONNEXION, ECRAN_CONNEXION } from '../entrer/adresses-clavis.ts'
import { territoireDe } from '../entrer/lire-compte.ts'

/** Addresses of the sign-on (specification 2, section 7.1). */
export const lireAdressesClavis = async ({ deps }: Ctx) => ({
  actif: deps.clavis !== null,
  connexion: ACCES.institution.connexion,
  deconnexion: CHEMIN_DECONNEXION,
  apresDeconnexion: ECRAN_CONNEXION,
  notaires: {
    actif: deps.connexionNotaires !== null,
    nom: deps.connexionNotaires?.nom ?? '',
    connexion: ACCES.notaire.connexion,
  },
  identites: IDENTITES_ETAT.filter((i) => deps[i] !== null),
})

/** True when the session is AUTHENTICATED_CLAVIS. */
export const estAuthentifieClavis = async ({ session }: Ctx) => ({
  response: session?.institution !== null && session !== null,
})

/** The name that people know the provider by; '' where the sign-on is closed. */
export const lireNomServiceClavis = async ({ deps }: Ctx) => deps.clavis?.nom ?? ''

/** What the provider said of the signed-in person; null when no institution is signed in. */
export const lireAttributsClavis = async (ctx: Ctx) => {
  const { session } = ctx
  if (!session?.institution) return null
  const { emetteur, sujet, email, siret, idpId, nom } = session.institution
  return {
    emetteur,
    sujet,
    email,
    prenom: session.prenom,
    nom: session.nom,
    siret,
    idpId,
    institution: nom,
    territoire: await territoireDe(ctx, session.institution),
  }
}

/** The level of the institution's territory; '' when none is signed in. */
export const lireNiveauGeographique = async ({ session }: Ctx): Promise<string> =>
  session?.institution?.niveau ?? ''
