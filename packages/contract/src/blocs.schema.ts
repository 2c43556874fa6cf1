import {
  BASCULE_2027,
  BATIMENT,
  BATIMENTS_MAX,
  CHAMPS,
  formatFrDate,
  type Genre,
  type ImmatCopropriete,
  type Rangee,
  TYPES_ADRESSE,
  TYPES_ARRETE,
  type TypeAdresse,
  type TypeArrete,
  MESSAGES,
} from '@registre/domain'
import * as z from 'zod'
import { flag, jourSaisi, texte } from './primitives/index.ts'

// Shape only: lengths that protect the store. What a value must be is a rule of the catalogue
// (domain).
const entier = z.number().int().min(-1_000_000_000).max(1_000_000_000)
const entierOuVide = entier.nullable()

export const champsAdresse = {
  numeroVoie: texte(20),
  voie: texte(200),
  codePostal: texte(5),
  commune: texte(100),
  codeInsee: texte(5),
  idBan: texte(60),
  longitude: z.number().min(-180).max(180).nullable(),
  latitude: z.number().min(-90).max(90).nullable(),
  geolocalisee: flag,
}
/** What the place of a value says of it: it may be repeated, not contradicted. */
const deSaPlace = <const V extends readonly [string, ...string[]]>(valeurs: V, place: V[number]) =>
  z.enum(valeurs).refine((valeur) => valeur === place, {
    error: ({ input }) => MESSAGES.inconnue(input, [place]),
  })

/** What only a search of addresses knows may be left out. */
const adresse = (place: TypeAdresse) =>
  z
    .strictObject({
      ...champsAdresse,
      type: deSaPlace(TYPES_ADRESSE, place).nullable().optional(),
      numeroVoie: champsAdresse.numeroVoie.default(''),
      codeInsee: champsAdresse.codeInsee.default(''),
      idBan: champsAdresse.idBan.default(''),
      longitude: champsAdresse.longitude.default(null),
      latitude: champsAdresse.latitude.default(null),
      geolocalisee: flag.default(false),
    })
    .meta({ id: place === 'REFERENCE' ? 'Adresse' : 'AdresseComplementaire' })
export const adresseReference = adresse('REFERENCE')

export const champsParcelle = {
  codePostal: texte(5),
  commune: texte(100),
  communeAbsorbee: texte(100),
  codeInsee: texte(5),
  prefixe: texte(3),
  section: texte(10),
  numero: texte(10),
  geolocalisee: flag,
}
export const parcelle = z
  .strictObject({
    ...champsParcelle,
    communeAbsorbee: champsParcelle.communeAbsorbee.default(''),
    codeInsee: champsParcelle.codeInsee.default(''),
    prefixe: champsParcelle.prefixe.default(''),
    geolocalisee: flag.default(false),
  })
  .meta({ id: 'Parcelle' })

export const champsArrete = {
  type: z.enum(TYPES_ARRETE),
  dateArrete: jourSaisi,
  dateMainLevee: jourSaisi,
}
const arrete = (type: TypeArrete) =>
  z
    .strictObject({ ...champsArrete, type: deSaPlace(TYPES_ARRETE, type).default(type) })
    .meta({ id: `Arrete${type}` })

const adresseComplementaire = adresse('COMPLEMENTAIRE')

const codesDe = ({ mots = {} }: Rangee<never>) => z.enum(Object.keys(mots))
const texteDe = ({ max = 20 }: Rangee<never>) => texte(max)

/** The shape of each kind. */
const FORMES: Readonly<Record<Genre, (champ: Rangee<never>) => z.ZodType>> = {
  texte: texteDe,
  numero: texteDe,
  siret: texteDe,
  document: () => z.uuid().nullable(),
  jour: () => jourSaisi,
  compte: () => entierOuVide,
  annee: () => entierOuVide,
  montant: () => entierOuVide,
  compteOuZero: () => entier,
  comptePositif: () => entier,
  drapeau: () => flag,
  choix: (champ) => codesDe(champ).nullable(),
  comptesPar: (champ) => z.record(codesDe(champ), entier),
  adresse: () => adresseReference.nullable(),
  adresses: () => z.array(adresseComplementaire).max(50),
  parcelles: () => z.array(parcelle).max(200),
  arrete: ({ type = 'EQUIPEMENTS' }) => arrete(type).nullable(),
  arretes: ({ type = 'EQUIPEMENTS' }) => z.array(arrete(type)).max(50),
  jours: ({ libelles = {} }) =>
    z
      .strictObject(Object.fromEntries(Object.keys(libelles).map((cle) => [cle, jourSaisi])))
      .nullable(),
  batiments: () => z.array(batiment).max(BATIMENTS_MAX),
}

/** What travels of the kinds that do not travel as they are kept. */
interface Envoyes {
  jour: string | null
  drapeau: z.input<typeof flag>
  adresse: z.input<typeof adresseReference> | null
  adresses: z.input<typeof adresseComplementaire>[]
  parcelles: z.input<typeof parcelle>[]
  arrete: ArreteSurLeFil | null
  arretes: ArreteSurLeFil[]
  batiments: BatimentSurLeFil[]
}
type SurLeFil<C> =
  C extends Rangee<never>
    ? C extends { genre: infer G extends keyof Envoyes }
      ? Envoyes[G]
      : C extends { genre: 'jours'; libelles: infer L }
        ? { [J in keyof L]: string | null } | null
        : ReturnType<C['lire']>
    : never

export interface ArreteSurLeFil extends z.input<ReturnType<typeof arrete>> {}
type FormeDe<C extends Rangee<never>> = z.ZodType<
  NonNullable<ReturnType<C['lire']>> | (null extends ReturnType<C['lire']> ? null : never),
  SurLeFil<C>
>
type FormesDe<T> = {
  [K in keyof T]: T[K] extends Rangee<never>
    ? T[K] extends { facultatif: true }
      ? z.ZodOptional<FormeDe<T[K]>>
      : FormeDe<T[K]>
    : never
}

/** The shape of a block, out of its table. */
export const formeDuBloc = <T extends Readonly<Record<string, Rangee<never>>>>(table: T) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries<Rangee<never>>(table).map(([cle, champ]) => {
        const forme = FORMES[champ.genre](champ)
        return [cle, champ.facultatif ? forme.optional() : forme]
      }),
    ) as unknown as FormesDe<T>,
  )

// What the register alone says may be left out: a program of before does not know it.
export const batiment = formeDuBloc(BATIMENT)
  .extend({ rapprocheLe: jourSaisi.prefault(null) })
  .meta({
    id: 'Batiment',
    description: `Un bâtiment, déclaré depuis le ${formatFrDate(BASCULE_2027)}. « cle » le distingue d’une déclaration à l’autre ; vide, le registre en donne une. « adresse » et « parcelle » sont parmi celles de la copropriété.`,
  })
type BatimentSurLeFil = {
  [K in Exclude<keyof typeof BATIMENT, 'rapprocheLe'>]: SurLeFil<(typeof BATIMENT)[K]>
} & { rapprocheLe?: string | null | undefined }

export const infoRattachement = formeDuBloc(CHAMPS.infoRattachement).meta({
  id: 'InfoRattachement',
})
export const identification = formeDuBloc(CHAMPS.identification).meta({ id: 'Identification' })
export const procedures = formeDuBloc(CHAMPS.procedures).meta({ id: 'Procedures' })
export const donneesFinancieres = formeDuBloc(CHAMPS.donneesFinancieres).meta({
  id: 'DonneesFinancieres',
})
export const donneesTechniques = formeDuBloc(CHAMPS.donneesTechniques).meta({
  id: 'DonneesTechniques',
  description: `Sans « batiments » : la forme en vigueur avant le ${formatFrDate(BASCULE_2027)}, où les bâtiments sont comptés. Avec : celle en vigueur depuis, où les comptes sont déduits de la liste, quoi qu’on envoie.`,
})

/** The five blocks of a declaration, whole. */
export const immatCopropriete = z
  .strictObject({
    infoRattachement,
    identification,
    procedures,
    donneesFinancieres,
    donneesTechniques,
  })
  .meta({ id: 'ImmatCopropriete' }) satisfies z.ZodType<ImmatCopropriete>

/** The blocks that a save carries: those that are absent stay as stored. */
export const blocsEnregistres = immatCopropriete.partial()
