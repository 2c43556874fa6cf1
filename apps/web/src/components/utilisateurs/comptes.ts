import {
  type Acteur,
  compteDansLaLimite,
  MAX_ADMINS_SECONDAIRES,
  niveauDe,
  peutAjouterAdminSecondaire,
  peutCreerUtilisateur,
  type Profil,
  PROFILS,
  typeDuProfil,
  type TypeTeledeclarant,
} from '@registre/domain'
import type { Answer } from '../../lib/api/index.ts'
import type { Compte } from '../../lib/session.ts'

export type Utilisateur = Answer<'lireUtilisateur'>

/** The signed-in account as the domain's policies know it. */
const acteurDe = (compte: Compte): Acteur => ({
  utilisateurId: Number(compte.id),
  teledeclarantId: compte.idTeledeclarant === null ? null : Number(compte.idTeledeclarant),
  profil: compte.profil,
  autorites: compte.authorities,
  enAttenteActivation: !compte.activated,
  emprunte: compte.loginAs,
})

/** Readings that a change of an account makes false. */
export const LECTURES_COMPTES = [
  'listerUtilisateurs',
  'listerUtilisateursTeledeclarant',
  'lireUtilisateur',
] as const

/** « Camille Durand », or the address of somebody without a name. */
export const nomDe = (u: Pick<Utilisateur, 'prenom' | 'nom' | 'email'>): string =>
  `${u.prenom} ${u.nom}`.trim() || u.email

const accorder = (n: number, un: string, plusieurs: string): string =>
  `${n} ${n > 1 ? plusieurs : un}`

const adminsSecondaires = (utilisateurs: readonly Utilisateur[]): number =>
  utilisateurs.filter((u) => compteDansLaLimite(u.profil)).length

/**
 * « 5 comptes, dont 2 administrateurs secondaires sur 4 possibles » ; keepers and notaries have no such
 * limit.
 */
export const resumeComptes = (utilisateurs: readonly Utilisateur[], profil: Profil): string => {
  const total = accorder(utilisateurs.length, 'compte', 'comptes')
  if (!PROFILS.some((p) => compteDansLaLimite(p) && memeFamille(p, profil))) return total
  const n = adminsSecondaires(utilisateurs)
  return `${total}, dont ${accorder(n, 'administrateur secondaire', 'administrateurs secondaires')} sur ${MAX_ADMINS_SECONDAIRES} possibles`
}
const memeFamille = (a: Profil, b: Profil): boolean =>
  a.split('_').slice(0, 2).join('_') === b.split('_').slice(0, 2).join('_')

/**
 * Profiles that the account may create now in its own house, or in one of this type; `complet` says
 * that secondary administrators are left out, being four already.
 */
export const profilsACreer = (
  compte: Compte,
  utilisateurs: readonly Utilisateur[],
  type: TypeTeledeclarant | null = typeDuProfil(compte.profil),
): { profils: Profil[]; complet: boolean } => {
  const acteur = acteurDe(compte)
  const possibles = PROFILS.filter((profil) => peutCreerUtilisateur(acteur, profil, type)).sort(
    (a, b) => rang(a) - rang(b),
  )
  const place = peutAjouterAdminSecondaire(adminsSecondaires(utilisateurs))
  const profils = possibles.filter((profil) => place || !compteDansLaLimite(profil))
  return { profils, complet: profils.length < possibles.length }
}
const rang = (profil: Profil): number => (niveauDe(profil) === 'GESTIONNAIRE' ? 1 : 0)
