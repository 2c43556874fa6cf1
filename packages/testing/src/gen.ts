import { randomUUID } from 'node:crypto'
import type { Prisma } from '@registre/db'
import {
  VERSION_CONTENU,
  addDays,
  addMonths,
  normaliserTexte,
  numeroDepuisSequence,
  type ImmatCopropriete,
} from '@registre/domain'
import { contenuValide } from '@registre/demonstration/contenu'

/** Day around which fixtures turn; the first day of `fakeClock`. */
export const AUJOURDHUI = '2026-09-15'

let rang = 0
const suivant = (): number => (rang += 1)
const jour = (iso: string): Date => new Date(`${iso}T00:00:00Z`)

/** An active professional syndic. Give each result to `prisma.teledeclarant.create({ data })`. */
export const genTeledeclarant = (
  overrides: Partial<Prisma.TeledeclarantUncheckedCreateInput> = {},
): Prisma.TeledeclarantUncheckedCreateInput => ({
  type: 'PRO',
  statut: 'ACTIF',
  raisonSociale: `Syndic d’essai ${suivant()}`,
  codeApe: '68.32A',
  ...overrides,
})

/** An active account without password (sessions are opened directly), with a login of its own. */
export const genUtilisateur = (
  overrides: Partial<Prisma.UtilisateurUncheckedCreateInput> = {},
): Prisma.UtilisateurUncheckedCreateInput => {
  const login = overrides.login ?? `essai-${suivant()}-${randomUUID().slice(0, 8)}@registre.test`
  return {
    profil: 'TELE_PRO_ADMIN_PRINC',
    login,
    email: login,
    civilite: 'MME',
    nom: 'Essai',
    prenom: 'Camille',
    telephone: '+33122334455',
    ...overrides,
  }
}

/** A declared content that holds every rule on `AUJOURDHUI`; blocks may be replaced in part. */
export const genContenu = (
  overrides: { [B in keyof ImmatCopropriete]?: Partial<ImmatCopropriete[B]> } = {},
  aujourdhui: string = AUJOURDHUI,
): ImmatCopropriete => {
  const contenu = contenuValide({ aujourdhui })
  return {
    infoRattachement: { ...contenu.infoRattachement, ...overrides.infoRattachement },
    identification: { ...contenu.identification, ...overrides.identification },
    procedures: { ...contenu.procedures, ...overrides.procedures },
    donneesFinancieres: { ...contenu.donneesFinancieres, ...overrides.donneesFinancieres },
    donneesTechniques: { ...contenu.donneesTechniques, ...overrides.donneesTechniques },
  }
}

const SANS_NUMERO: ReadonlySet<string> = new Set([
  'BROUILLON',
  'SUPPRIMEE',
  'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
  'IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION',
  'IMMATRICULATION_ET_RATTACHEMENT_REFUSES',
  'IMMATRICULATION_DEMANDE_DE_PRECISIONS',
])

/** A dossier of an establishment, a draft unless told; a registered one gets a number that the sequence never reaches. */
export const genCopropriete = (
  overrides: Partial<Prisma.CoproprieteUncheckedCreateInput> & { auteurTeledeclarantId: number },
): Prisma.CoproprieteUncheckedCreateInput => {
  const { identification: i } = genContenu()
  const etat = overrides.etat ?? 'BROUILLON'
  const nom = overrides.nom ?? i.nomCopropriete
  return {
    etat,
    numeroImmatriculation: SANS_NUMERO.has(etat)
      ? null
      : numeroDepuisSequence(6_000_000_000 + suivant()),
    nom,
    nomNormalise: normaliserTexte(nom),
    adressePrincipale: '12 Rue des Tilleuls 69003 Lyon',
    codePostal: '69003',
    codeInsee: '69383',
    nbLots: i.nbLots,
    nbLotsPrincipaux: i.nbLotsHabBurCom,
    nbBatiments: 1,
    geolocalisee: true,
    ...overrides,
  }
}

/** A declaration of a dossier, with a content that holds every rule; a draft unless told. */
export const genDeclaration = (
  overrides: Partial<Omit<Prisma.DeclarationUncheckedCreateInput, 'contenu'>> & {
    coproprieteId: number
    auteurTeledeclarantId: number
    contenu?: ImmatCopropriete
  },
): Prisma.DeclarationUncheckedCreateInput => {
  const { contenu = genContenu(), ...reste } = overrides
  return {
    etat: 'BROUILLON',
    typeDeclaration: 'INITIALE',
    typeImmat: 'DEFAULT',
    versionContenu: VERSION_CONTENU,
    ...reste,
    contenu: JSON.parse(JSON.stringify(contenu)),
  }
}

/** A mandate of twelve months that runs on `AUJOURDHUI`. */
export const genMandat = (
  overrides: Partial<Prisma.MandatUncheckedCreateInput> & {
    coproprieteId: number
    teledeclarantId: number
  },
): Prisma.MandatUncheckedCreateInput => {
  const debut = addMonths(AUJOURDHUI, -3)
  return {
    etat: 'EN_COURS',
    dateDebut: jour(debut),
    dateFin: jour(addDays(addMonths(debut, 12), -1)),
    ...overrides,
  }
}
