import { adresseEnLigne } from '../declaration/adresse-en-ligne.ts'
import type { Adresse, ImmatCopropriete, Parcelle } from '../declaration/declaration.types.ts'
import { idParcelle } from '../doublon/adresse.ts'
import { formatFrDate, type IsoDate } from '../kernel/dates.ts'
import type { FieldError } from '../kernel/errors.ts'

// What a declaration says of the world outside, and what the register found when it looked.

export const OBJETS_VERIFIES = ['ADRESSE', 'COMMUNE', 'PARCELLE', 'SIRET', 'PRINCIPALE'] as const
export type ObjetVerifie = (typeof OBJETS_VERIFIES)[number]

export const RESULTATS_VERIFICATION = ['VERIFIE', 'INTROUVABLE', 'SERVICE_INDISPONIBLE'] as const
export type ResultatVerification = (typeof RESULTATS_VERIFICATION)[number]

export const LABELS_VERIFICATION: Readonly<Record<ResultatVerification, string>> = {
  VERIFIE: 'vérifié',
  INTROUVABLE: 'non vérifié (introuvable)',
  SERVICE_INDISPONIBLE: 'non vérifié (service indisponible)',
}

export const LABELS_OBJET_VERIFIE: Readonly<Record<ObjetVerifie, string>> = {
  ADRESSE: 'Adresse',
  COMMUNE: 'Commune et code postal',
  PARCELLE: 'Parcelle',
  SIRET: 'SIRET du syndicat',
  PRINCIPALE: 'Copropriété principale',
}

/** Where the register looks for each of them. */
const SOURCES: Readonly<Record<ObjetVerifie, string>> = {
  ADRESSE: 'dans la Base adresse nationale',
  COMMUNE: 'au Code officiel géographique',
  PARCELLE: 'au cadastre',
  SIRET: 'au répertoire Sirene',
  PRINCIPALE: 'au registre',
}

/** A mark: what was looked for, beside which field, and what came of it. */
export interface Verification {
  /** Path of the field, its block included. */
  champ: string
  objet: ObjetVerifie
  /** What was looked for, as it is written: a mark says nothing of another value. */
  reference: string
  resultat: ResultatVerification
  /** Why it was not found, as the declarant reads it; '' otherwise. */
  precision: string
  /** The register held this value before this declaration: it is marked, never refused. */
  reprise: boolean
  /** The day of the answer; none while its service is awaited, or where a file said it. */
  le?: IsoDate | null | undefined
}

/** Where and when a mark was obtained, after its words; '' where nobody knows. */
export const provenance = ({ objet, le }: Pick<Verification, 'objet' | 'le'>): string =>
  le ? ` ${SOURCES[objet]} le ${formatFrDate(le)}` : ''

/** One thing to look for. */
export type Question =
  | { champ: string; objet: 'ADRESSE'; reference: string; adresse: Adresse }
  | { champ: string; objet: 'COMMUNE'; reference: string; lieu: Adresse | Parcelle }
  | { champ: string; objet: 'PARCELLE'; reference: string; parcelle: Parcelle }
  | { champ: string; objet: 'SIRET' | 'PRINCIPALE'; reference: string }

/** Where the address base puts an address. */
export type PointVerifie = Pick<Adresse, 'idBan' | 'longitude' | 'latitude' | 'codeInsee'>

/** What came of a question. */
export interface ConstatVerification {
  resultat: ResultatVerification
  le?: IsoDate | null
  precision?: string
  /** The end of the field's path at fault, where the question is about several. */
  sousChamp?: string
  point?: PointVerifie
  /** The commune that a postal code and a name say. */
  codeInsee?: string
}

/** What was found, by question. */
export type Constats = ReadonlyMap<string, ConstatVerification>

/** The name of a question among what was found. */
export const cleDe = ({ objet, reference }: Pick<Question, 'objet' | 'reference'>): string =>
  `${objet} ${reference}`

const lieuDe = (l: Adresse | Parcelle): string => `${l.codePostal} ${l.commune} ${l.codeInsee}`

const surAdresse = (champ: string, adresse: Adresse): Question[] => [
  { champ, objet: 'COMMUNE', reference: lieuDe(adresse), lieu: adresse },
  { champ, objet: 'ADRESSE', reference: adresseEnLigne(adresse), adresse },
]

/** Everything that a declared content lets the register look for, in the order of its fields. */
export const questionsDe = ({ identification: i }: ImmatCopropriete): Question[] => [
  ...(i.adressePrincipale
    ? surAdresse('identification.adressePrincipale', i.adressePrincipale)
    : []),
  ...i.adresseSecondaire.flatMap((a, rang) =>
    surAdresse(`identification.adresseSecondaire.${rang}`, a),
  ),
  ...i.parcelle.flatMap((parcelle, rang): Question[] => {
    const champ = `identification.parcelle.${rang}`
    return [
      ...(parcelle.codePostal === '' && parcelle.codeInsee === ''
        ? []
        : [{ champ, objet: 'COMMUNE', reference: lieuDe(parcelle), lieu: parcelle } as const]),
      { champ, objet: 'PARCELLE', reference: idParcelle(parcelle), parcelle },
    ]
  }),
  ...(i.siret === ''
    ? []
    : [{ champ: 'identification.siret', objet: 'SIRET', reference: i.siret } as const]),
  ...(i.syndicatPrincipal || i.numImmatriculationCoproprietePrincipale === ''
    ? []
    : [
        {
          champ: 'identification.numImmatriculationCoproprietePrincipale',
          objet: 'PRINCIPALE',
          reference: i.numImmatriculationCoproprietePrincipale,
        } as const,
      ]),
]

/** The marks that still speak of this content: a value that changed since bears none. */
export const verificationsDe = (
  contenu: ImmatCopropriete,
  verifications: readonly Verification[],
): Verification[] => {
  const actuelles = new Set(questionsDe(contenu).map((q) => `${q.champ} ${cleDe(q)}`))
  return verifications.filter((v) => actuelles.has(`${champDeLaQuestion(v)} ${cleDe(v)}`))
}

/** A mark on a commune may name the postal code or the commune alone. */
const champDeLaQuestion = ({ champ, objet }: Verification): string =>
  objet === 'COMMUNE' ? champ.replace(/\.(?:codePostal|commune)$/, '') : champ

/** What awaits a service that did not answer. */
export const enAttenteDeService = (verifications: readonly Verification[]): Verification[] =>
  verifications.filter((v) => v.resultat === 'SERVICE_INDISPONIBLE')

/** What a keeper should know: everything that was not found, or not looked for. */
export const nonVerifiees = (verifications: readonly Verification[]): Verification[] =>
  verifications.filter((v) => v.resultat !== 'VERIFIE')

/** Of what is not found, what refuses a declaration; an address or a parcel is only marked. */
const REFUS: Partial<Record<ObjetVerifie, { code: string; message: string }>> = {
  COMMUNE: {
    code: 'VER-COMMUNE',
    message: 'Le code postal et la commune ne concordent pas : corrigez l’un ou l’autre.',
  },
  SIRET: {
    code: 'VER-SIRET',
    message:
      'Aucun établissement ne porte ce numéro SIRET : vérifiez-le, ou laissez le champ vide si le syndicat n’en a pas.',
  },
  PRINCIPALE: {
    code: 'VER-PRINCIPALE',
    message: 'Aucune copropriété n’est immatriculée sous ce numéro : vérifiez-le.',
  },
}

/** The sentences that refuse a declaration, beside their fields. */
export const fautesVerification = (verifications: readonly Verification[]): FieldError[] =>
  verifications.flatMap(({ champ, objet, resultat, precision, reprise }) => {
    const refus = REFUS[objet]
    return refus && resultat === 'INTROUVABLE' && !reprise
      ? [{ champ, code: refus.code, message: precision || refus.message }]
      : []
  })

/** True while no parcel could be looked for: the requirement of one that is found waits. */
export const sansGeocodage = (verifications: readonly Verification[]): boolean =>
  verifications.some((v) => v.objet === 'PARCELLE' && v.resultat === 'SERVICE_INDISPONIBLE')
