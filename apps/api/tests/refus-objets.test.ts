import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type AnyOperation, errorsOf } from '@registre/contract'
import type { ErrorCode } from '@registre/domain'
import { estSchema, type Parties, type Reponse, schemaDe } from '@registre/testing/fuzz'
import { describe, expect, it } from 'vitest'
import { useDemonstration } from './support/conformite.ts'
import { DES_183, jugerRefus, premierAppel } from './support/refus.ts'

// Refusals of what a call names: an object, a version, a key. Each declared error that can be made
// so from the contract is produced on each operation that declares it, and says what it declares.
// Refusals of how a call is sent: refus.test.ts.

const RECHERCHE = { nom: 'Mon territoire', recherche: { portee: { portee: 'NATIONAL' } } }
const COMPTE = { civilite: '', nom: 'A', prenom: 'B', email: '@emailNeuf', telephone: '' }
/** Calls of their own: the good one names no object, or no version. */
const PROPRES: Partial<
  Record<ErrorCode, Readonly<Record<string, { profil: string; appel: unknown; avec: string[] }>>>
> = {
  introuvable: {
    creerTeledeclarant: {
      profil: 'certificat',
      appel: {
        params: { type: 'NOTAIRE_COLLABORATEUR' },
        body: {
          idTeledeclarant: 999_999,
          representant: { nom: 'A', prenom: 'B', email: 'a@b.fr', adresse: {} },
          confirmationEmail: 'a@b.fr',
          captcha: 'juste',
        },
      },
      avec: [],
    },
    chercherDoublons: {
      profil: 'TELE_PRO_ADMIN_PRINC',
      appel: { params: { n: 0 }, body: { id: 999_999, immatCopropriete: '@contenuConnu' } },
      avec: [],
    },
    enregistrerRecherche: {
      profil: 'INSTITUTIONNEL',
      appel: { body: { ...RECHERCHE, id: 999_999, version: 1 } },
      avec: [],
    },
    telechargerDonneesBrutes: {
      profil: '.',
      appel: { query: { format: 'tableur', niveau: 'DEPARTEMENT', code: '999' } },
      avec: [],
    },
    telechargerRapportBo: {
      profil: '.',
      appel: { query: { annee: 2025, trimestre: 1, niveau: 'REGION', code: '999' } },
      avec: [],
    },
  },
  'version-perimee': {
    enregistrerCompte: {
      profil: 'TELE_PRO_ADMIN_PRINC',
      appel: { body: { ...COMPTE, version: 9 } },
      avec: [],
    },
    enregistrerRecherche: {
      profil: 'INSTITUTIONNEL',
      appel: { body: { ...RECHERCHE, id: '@recherche', version: 9 } },
      avec: [],
    },
  },
}
const declare = (op: AnyOperation, code: ErrorCode): boolean => errorsOf(op).includes(code)

const INCONNU_TEXTE: readonly [RegExp, string][] = [
  [/^[A-Z]{2}\d/, 'ZZ9999999'],
  [/^[0-9a-f]{8}-/, randomUUID()],
  [/^[0-9a-f]{32}$/, 'f'.repeat(32)],
  [/^\d{14}$/, '73282932000074'],
  [/^\d{9}$/, '999999999'],
  [/^\d{5}$/, '99999'],
  [/^(\d{1,3}|2[AB])$/, '999'],
]
const inconnu = (v: unknown): unknown =>
  typeof v === 'number'
    ? 999_999
    : typeof v === 'string'
      ? (INCONNU_TEXTE.find(([forme]) => forme.test(v))?.[1] ?? 'INCONNU')
      : v
const estListe = (schema: unknown): boolean =>
  estSchema(schema) && (schema['enum'] !== undefined || schema['type'] === 'boolean')
/**
 * The same call, naming one thing that does not exist: in its path, else where its row names
 * something.
 */
const sansObjet = (op: AnyOperation, modele: unknown, parties: Parties): Parties | null => {
  const schemas = op.params ? schemaDe(op.params)['properties'] : {}
  // A step of a draft is not an object: the draft is in the body.
  const brouillon = estSchema(parties.body) && typeof parties.body['id'] === 'number'
  const [param] = Object.entries(parties.params ?? {}).filter(
    ([nom, v]) =>
      !estListe(estSchema(schemas) ? schemas[nom] : null) &&
      !['date', 'term', 'flag'].includes(nom) &&
      !(nom === 'x' && brouillon && typeof v !== 'number'),
  )
  if (param) return { ...parties, params: { ...parties.params, [param[0]]: inconnu(param[1]) } }
  for (const lieu of ['body', 'query'] as const) {
    const [ecrits, valeurs]: unknown[] = [
      estSchema(modele) ? modele[lieu] : undefined,
      parties[lieu],
    ]
    if (Array.isArray(valeurs)) return { ...parties, [lieu]: valeurs.map(inconnu) }
    if (!estSchema(valeurs)) continue
    const nomme = (k: string): boolean =>
      typeof ecrits === 'string'
        ? /^id[A-Z]/.test(k) && typeof valeurs[k] === 'number'
        : estSchema(ecrits) &&
          typeof ecrits[k] === 'string' &&
          ecrits[k].startsWith('@') &&
          !/^version|^profil|^date/i.test(k) &&
          ['string', 'number'].includes(typeof valeurs[k])
    const cle = Object.keys(valeurs).find(nomme)
    if (cle) return { ...parties, [lieu]: { ...valeurs, [cle]: inconnu(valeurs[cle]) } }
  }
  return null
}

/** Calls that differ from this one by one value. */
const voisins = function* ({ params, query, body }: Parties): Generator<Parties> {
  for (const [k, v] of Object.entries(params ?? {}))
    if (typeof v === 'number') yield { params: { ...params, [k]: v + 1 }, query: query ?? {}, body }
  for (const b of voisinsDe(body)) yield { params: params ?? {}, query: query ?? {}, body: b }
  for (const q of voisinsDe(query))
    yield { params: params ?? {}, query: q as Record<string, unknown>, body }
}
const voisinsDe = function* (v: unknown): Generator<unknown> {
  if (typeof v === 'number') yield v + 1
  else if (typeof v === 'boolean') yield !v
  else if (typeof v === 'string') yield v.includes('@') ? `x${v}` : `${v} x`
  else if (Array.isArray(v))
    for (const [i, x] of v.entries()) for (const autre of voisinsDe(x)) yield v.with(i, autre)
  else if (estSchema(v) && !(v instanceof File))
    for (const [k, x] of Object.entries(v))
      for (const autre of voisinsDe(x)) yield { ...v, [k]: autre }
}

describe('refusals of what a call names', () => {
  const { registre, envoyer, preparer } = useDemonstration()

  it('an object that does not exist', async () => {
    const [fautes, sans]: [string[], string[]] = [[], []]
    for (const [nom, op, ligne] of DES_183.filter(([, o]) => declare(o, 'introuvable'))) {
      const propre = PROPRES.introuvable?.[nom]
      const { qui, plus, parties } = await preparer(propre ?? premierAppel(ligne))
      const autre = propre ? parties : sansObjet(op, premierAppel(ligne).appel, parties)
      if (!autre) sans.push(nom)
      else
        fautes.push(
          ...jugerRefus(
            `${nom}, unknown object`,
            op,
            await envoyer(registre(), op, autre, qui, plus),
            'introuvable',
          ),
        )
    }
    expect({ fautes, sans }).toEqual({ fautes: [], sans: [] })
  }, 60_000)

  it('a version that somebody else has passed', async () => {
    const [fautes, sans]: [string[], string[]] = [[], []]
    for (const [nom, op, ligne] of DES_183.filter(([, o]) => declare(o, 'version-perimee'))) {
      const propre = PROPRES['version-perimee']?.[nom]
      const { qui, plus, parties } = await preparer(propre ?? ligne)
      const { body } = parties
      const autre = propre
        ? parties
        : estSchema(body) && typeof body['version'] === 'number'
          ? { ...parties, body: { ...body, version: body['version'] + 7 } }
          : null
      if (!autre) sans.push(nom)
      else
        fautes.push(
          ...jugerRefus(
            `${nom}, another version`,
            op,
            await envoyer(registre(), op, autre, qui, plus),
            'version-perimee',
          ),
        )
    }
    expect({ fautes, sans }).toEqual({ fautes: [], sans: [] })
  }, 60_000)

  it('a key that served another call; the same call again gives the same answer', async () => {
    const [fautes, sans]: [string[], string[]] = [[], []]
    for (const [nom, op, ligne] of DES_183.filter(([, o]) => o.idempotent === true)) {
      const { qui, plus, parties } = await preparer(premierAppel(ligne))
      const cle = { ...plus, 'idempotency-key': randomUUID() }
      const premiere = await envoyer(registre(), op, parties, qui, cle)
      if (premiere.statut !== 200) {
        sans.push(`${nom}: ${premiere.statut}`)
        continue
      }
      const encore = await envoyer(registre(), op, parties, qui, cle)
      if (!isDeepStrictEqual(JSON.parse(encore.corps), JSON.parse(premiere.corps)))
        fautes.push(`${nom}: asked again, ${encore.corps.slice(0, 200)}`)
      let refus: Reponse | null = null
      for (const autre of voisins(parties)) {
        refus = await envoyer(registre(), op, autre, qui, cle)
        if (refus.statut !== 400) break
      }
      if (!refus) fautes.push(`${nom}: no other call`)
      else fautes.push(...jugerRefus(`${nom}, another call`, op, refus, 'cle-deja-utilisee'))
    }
    expect({ fautes, sans }).toEqual({ fautes: [], sans: [] })
  }, 60_000)
})
