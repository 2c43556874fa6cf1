import {
  contientUnLien,
  estEmail,
  ETATS_DOCUMENT,
  formatFrDate,
  FORMES,
  LONGUEUR_MAX_EMAIL,
  MESSAGES,
  normaliserCodePostal,
  normaliserNumero,
  parseFrDate,
  RETRAITS_PDF,
  siConnu,
} from '@registre/domain'
import * as z from 'zod'

/**
 * dd/mm/yyyy on the wire, ISO text inside; an unparsable day becomes empty (null inside, ''
 * outside).
 */
export const dateFr = z
  .codec(z.string().nullable(), z.iso.date().nullable(), {
    decode: (text) => parseFrDate(text),
    encode: (iso) => formatFrDate(iso),
  })
  .meta({
    id: 'DateFr',
    description: 'Jour au format jj/mm/aaaa ; vide si absent ou illisible.',
    examples: ['21/11/2026'],
  })

/**
 * A day that a form asks for, on the same wire: what is typed and is not one is refused, where
 * `dateFr` takes it for empty.
 */
export const jourSaisi = z
  .codec(
    z
      .string()
      .refine((text) => text.trim() === '' || parseFrDate(text) !== null, MESSAGES.jour)
      .nullable(),
    z.iso.date().nullable(),
    { decode: (text) => parseFrDate(text), encode: (iso) => formatFrDate(iso) },
  )
  .meta({
    id: 'JourSaisi',
    description: 'Jour au format jj/mm/aaaa ; vide si absent, refusé s’il est illisible.',
    examples: ['21/11/2026'],
  })

export const jourRequis = jourSaisi.refine((jour) => jour !== null, MESSAGES.requis)

/** Characters that nobody sees, or that turn a text round: a text must be what it looks like. */
const INVISIBLES = /[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u
const TOUS = new RegExp(INVISIBLES.source, 'gu')
const SAUF_LIGNES = new RegExp(`(?![\\t\\n\\r])${INVISIBLES.source}`, 'gu')

/**
 * A text on one line, as somebody typed or pasted it: what nobody sees is taken away, and the end of
 * a line is a space. What is kept already reads the same way.
 */
const surUneLigne = () =>
  z.string().overwrite((t) => t.replaceAll(/[\t\n\r\u0085]+/g, ' ').replaceAll(TOUS, ''))
export const texte = (max: number) => surUneLigne().max(max)

/** A text on one line, without spaces around. */
export const texteCourt = (max: number) => surUneLigne().trim().max(max)

const sansLien = (t: string): boolean => !contientUnLien(t)

/**
 * What official mails and letters repeat of what somebody typed: a name, a line of an address. No
 * link.
 */
export const mention = (max: number) => texteCourt(max).refine(sansLien, MESSAGES.lien)

/** The name of a firm, as the published file has room for it; words that stand for nothing are none. */
export const nomDeFirme = mention(FORMES.raison_sociale_representant_legal.longueur).overwrite(
  siConnu,
)
/** The commune of a firm, by the same rules. */
export const communeDeFirme = mention(FORMES.commune_representant_legal.longueur).overwrite(siConnu)

/** A postal code, of another country too: a French one is kept without the spaces it was typed with. */
export const codePostalSaisi = texteCourt(10).overwrite(normaliserCodePostal).default('')

/** A text of several lines. */
export const texteLong = (max: number) =>
  z
    .string()
    .overwrite((t) => t.replaceAll(SAUF_LIGNES, ''))
    .trim()
    .max(max)

/** An e-mail address to write to. */
export const courriel = texteCourt(LONGUEUR_MAX_EMAIL)
  .min(1)
  .refine((text) => text === '' || estEmail(text), MESSAGES.email)

/** An instant, ISO 8601 with its zone. */
export const instant = z.iso.datetime({ offset: true })

/** Item of a reference list. */
export const clefValeur = z
  .object({ clef: z.string(), valeur: z.string() })
  .meta({ id: 'ClefValeur' })
export const clefValeurs = z.array(clefValeur)

/** Answers of the yes/no checks. */
export const response = <T extends z.ZodType>(schema: T) => z.object({ response: schema })
export const responseBool = response(z.boolean())
export const responseText = response(z.string())

/** Largest whole number that the register keeps: an identifier, a version. */
export const ENTIER_MAX = 2_147_483_647

/** An identifier that a form asks for: `absent` says that nothing is chosen yet. */
export const idChoisi = (absent?: string) =>
  z.coerce.number<number>().int().positive(absent).max(ENTIER_MAX)

/** Identifier in a path or a body: a positive whole number. */
export const id = idChoisi()

/** A text that must say something; `absent` tells who left it empty what is awaited, and who reads it. */
export const texteRequis = (max: number, absent: string) => texteLong(max).min(1, absent)

/** A name of a person or of a thing: no control nor bidirectional character, no link. */
export const nom = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine(
      (t) => !INVISIBLES.test(t),
      'Ce texte contient des caractères invisibles : retirez-les.',
    )
    .refine(sansLien, MESSAGES.lien)

/** Registration number, with or without dashes, any case; gives the plain upper-case form. */
export const numeroImmatriculation = z
  .codec(texte(20), z.string(), {
    decode: (t) => normaliserNumero(t) ?? t.trim(),
    encode: (t) => t,
  })
  .meta({ id: 'NumeroImmatriculation', examples: ['AA0-000-001'] })

/** Which way a list is sorted, in the words of every client; '' is the list's own way. */
export const sensDuTri = (defaut: 'ASC' | 'DESC') =>
  z
    .codec(
      z.enum(['ASC', 'DESC', 'asc', 'desc', 'ascending', 'descending', '']),
      z.enum(['ASC', 'DESC']),
      {
        decode: (sens) =>
          sens === '' ? defaut : sens.toUpperCase().startsWith('DESC') ? 'DESC' : 'ASC',
        encode: (sens) => sens,
      },
    )
    .default(defaut)

/** One page of a list; `tris`: what it can be sorted by, '' for its own order. */
export const paginationOptions = <const T extends readonly string[]>(...tris: T) =>
  z.object({
    pageNumber: z.number().int().min(1).max(100_000).default(1),
    pageSize: z.number().int().min(1).max(100).default(10),
    sortDirection: sensDuTri('ASC'),
    sortField: z.enum(['', ...tris]).default(''),
  })

/**
 * Several values of a closed list in the query of an address: the name repeated (with or without
 * `[]`), or one text with commas between them; `absent` is said where there is none.
 */
export const liste = <const V extends readonly string[]>(valeurs: V, absent: string) =>
  z.codec(
    z.union([texte(2000), z.array(texte(400)).max(100)]),
    z.array(z.enum(valeurs)).min(1, absent),
    {
      decode: (recu, { issues }) =>
        [recu]
          .flat()
          .flatMap((texte) => texte.split(','))
          .map((texte) => texte.trim())
          .filter((texte) => texte !== '')
          .flatMap((texte) => {
            const valeur = valeurs.find((v) => v === texte)
            if (valeur === undefined)
              issues.push({ code: 'invalid_value', values: [...valeurs], input: texte })
            return valeur === undefined ? [] : [valeur]
          }),
      encode: (choisies) => [...choisies],
    },
  )

/** An answer without content: the empty object. */
export const rien = z.object({}).meta({ id: 'Rien' })

/** A yes/no that old clients send as text (specification 1, "Normalisation rules"). */
export const flag = z
  .codec(z.union([z.boolean(), z.enum(['true', 'false'])]), z.boolean(), {
    decode: (v) => v === true || v === 'true',
    encode: (v) => v,
  })
  .meta({ id: 'Drapeau' })

/** One PDF in a multipart body. Size and content are checked by the server's own reader. */
export const fichier = z.file().meta({ description: 'Document PDF, moins de 5 Mo.' })

/** What the register leaves out of a PDF that it is given. */
export const retires = z.array(
  z
    .object({ quoi: z.enum(RETRAITS_PDF), nombre: z.number().int() })
    .meta({ id: 'Retire', description: 'Ce que le registre a retiré d’un PDF, et combien.' }),
)
/** What is told of a kept file beside its name; `disponible` is true for PRET alone. */
export const piece = { etatFichier: z.enum(ETATS_DOCUMENT), disponible: z.boolean(), retires }

export { ERREURS_PDF } from '@registre/domain'
