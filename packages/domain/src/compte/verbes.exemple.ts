import type { Acteur } from '../acces/acteur.ts'
import { autoritesDe } from '../acces/autorites-par-profil.ts'
import type { Profil } from '../acces/profils.ts'
import { appliquerAuCompte, raconterLeCompte } from './appliquer.ts'
import type { ChangementDeCompte, MouvementDeCompte } from './changement.ts'
import type { Compte, DeclarantDuCompte, UtilisateurDuCompte } from './compte.ts'
import { RegisterError } from '../kernel/errors.ts'
import { modifierUtilisateur, type PorteeDeSaisie } from './modifier-utilisateur.ts'

// What the tables of verbs on people share: who they are, and all that a verb decides, line by line:
// what the journal tells and moves, who is written to, what becomes of them.

export const U: UtilisateurDuCompte = {
  id: 7,
  version: 3,
  etat: 'OUVERT',
  profil: 'TELE_PRO_ADMIN_PRINC',
  login: 'camille@exemple.fr',
  email: 'Camille@exemple.fr',
  civilite: 'MME',
  nom: 'Durand',
  prenom: 'Camille',
  telephone: '',
  numCartePro: '',
  aMotDePasse: true,
  secondFacteur: false,
  teledeclarantId: 4,
}
export const D: DeclarantDuCompte = {
  id: 4,
  version: 1,
  type: 'PRO',
  statut: 'ACTIF',
  raisonSociale: 'Cabinet',
  siret: '73282932000074',
  numEtude: null,
  attendSirene: false,
  email: 'siege@exemple.fr',
  codeHash: 'ancien',
  codeEssais: 2,
}
export const avec = (
  d: Partial<DeclarantDuCompte> = {},
  ...u: Partial<UtilisateurDuCompte>[]
): Compte => ({
  declarant: { ...D, ...d },
  utilisateurs: u.length > 0 ? u.map((x) => ({ ...U, ...x })) : [U],
})
export const A = avec()
export const GESTION = {
  id: 8,
  profil: 'TELE_PRO_GESTION',
  email: 'g@exemple.fr',
  login: 'g',
} as const
export const CODE = { hash: 'code', maintenant: 9 }
export const TITULAIRE = {
  profil: 'NOTAIRE_NOTAIRE',
  civilite: '',
  nom: '',
  prenom: 'Paul',
  email: 'N@exemple.fr',
  telephone: '',
} as const
export const SAISIE = {
  profil: U.profil,
  civilite: U.civilite,
  nom: U.nom,
  prenom: U.prenom,
  email: U.email,
  telephone: U.telephone,
  numCartePro: U.numCartePro,
}
const PORTEE: PorteeDeSaisie = {
  propre: false,
  profil: false,
  adresse: false,
  passe: false,
  actif: null,
}

const json = (x: object): string => (Object.keys(x).length === 0 ? '' : ` ${JSON.stringify(x)}`)
const mouvement = (m: MouvementDeCompte): string =>
  `  ${m.quoi}${m.quoi === 'utilisateur' ? ` ${m.id}` : ''} ${m.evenement ?? '-'}${json(m.pose ?? {})}`
/** What became different, field by field. */
const ecarts = (qui: string, avant: object, apres: object): string[] => {
  const dits = Object.entries(apres)
    .filter(([nom, valeur]) => Reflect.get(avant, nom) !== valeur)
    .map(([nom, valeur]) => `${nom}=${JSON.stringify(valeur)}`)
  return dits.length > 0 ? [`${qui} : ${dits.join(' ')}`] : []
}
/** All that a change says, line by line. */
export const dire = (avant: Compte, c: ChangementDeCompte | null): string[] => {
  if (c === null) return ['rien']
  const apres = appliquerAuCompte(avant, c)
  const lignes = raconterLeCompte(avant, c)
  return [
    ...(c.muets ?? []).map(mouvement),
    ...c.actes.flatMap((acte, i) => {
      const ligne = lignes[i]
      if (!ligne) throw new Error('a row for each act')
      const { type, categorie, de, vers, donnees = {}, motif, teledeclarantId } = ligne
      return [
        `${categorie} ${type} de ${teledeclarantId} ${de ?? '?'} → ${vers ?? '?'}${motif === undefined ? '' : ` (${motif})`}${json(donnees)}`,
        ...acte.mouvements.map(mouvement),
      ]
    }),
    ...c.envois.map((e) => `à ${e.a} ${e.modele}${json(e.donnees)}`),
    ...apres.utilisateurs.flatMap((u) =>
      ecarts(`compte ${u.id}`, avant.utilisateurs.find(({ id }) => id === u.id) ?? {}, u),
    ),
    ...(apres.declarant ? ecarts('déclarant', avant.declarant ?? {}, apres.declarant) : []),
  ]
}

export const muet = (actes: ChangementDeCompte['actes']): ChangementDeCompte => ({
  actes,
  envois: [],
})
export const attente = avec({ statut: 'ATT_CREA_COMPTE' }, { aMotDePasse: false, id: 7 })
export const attendCode = avec({ statut: 'ATT_ACTIVATION' })
export const modifier = (
  portee: Partial<PorteeDeSaisie>,
  saisie: Partial<typeof SAISIE> | { profil: Profil } = {},
  sur = A,
) =>
  dire(
    sur,
    modifierUtilisateur(sur, {
      id: 7,
      saisie: { ...SAISIE, ...saisie },
      portee: { ...PORTEE, ...portee },
      quand: 'hier',
    }),
  )

export const acteur = (profil: Profil, utilisateurId = 7): Acteur => ({
  utilisateurId,
  teledeclarantId: profil.startsWith('TENEUR') ? null : 4,
  profil,
  autorites: autoritesDe(profil),
  enAttenteActivation: false,
  emprunte: false,
})
export const refus = (faire: () => unknown): string => {
  try {
    faire()
    return 'ok'
  } catch (error) {
    return error instanceof RegisterError ? `${error.code} : ${error.message}` : String(error)
  }
}

export type CasDeVerbe = readonly [
  nom: string,
  faire: () => readonly string[],
  attendu: readonly string[],
]
