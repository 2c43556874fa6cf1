import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type AnyOperation, errorsOf } from '@registre/contract'
import { ERRORS, type ErrorCode } from '@registre/domain'
import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { deTaille, HOSTILES } from '@registre/testing/pdf'
import {
  CAS,
  ecrit,
  type Ligne,
  ligneDe,
  OPERATIONS,
  useDemonstration,
} from './support/conformite.ts'
import {
  estSchema,
  fautesDeReponse,
  type Parties,
  type Reponse,
  schemaDe,
} from '@registre/testing/fuzz'
import type { Personne } from '@registre/testing/register'
import { JUSQU_AU_FICHIER } from './support/situations-refus.ts'

// Every way to be refused that can be made from the contract: each declared error that follows from
// the shape of a call is produced on each operation that declares it, and says what it declares.

/** Its caller awaits its activation, which nobody else here does: inscription.test.ts. */
const EN_ATTENTE = ['activerTeledeclarant']
const TOUTES = [...OPERATIONS]
  .filter(([nom]) => !EN_ATTENTE.includes(nom))
  .map(([nom, op]) => [nom, op, ligneDe(nom, op)] as const)
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
/** Those of the specification: each has a call that works (conformite.test.ts). */
const DES_183 = CAS.filter(([nom]) => !EN_ATTENTE.includes(nom))
const declare = (op: AnyOperation, code: ErrorCode): boolean => errorsOf(op).includes(code)
const estJson = (op: AnyOperation): boolean =>
  op.body !== undefined && (op.bodyKind ?? 'json') === 'json'

describe('refusals', () => {
  const { registre, envoyer, venir, preparer } = useDemonstration()
  const gens = new Map<string, Promise<{ qui: Personne | null; plus: Record<string, string> }>>()
  const venu = (profil: string) => {
    const connu = gens.get(profil) ?? venir(registre(), profil)
    gens.set(profil, connu)
    return connu
  }
  /** What is not as wanted in this refusal. */
  const jugerRefus = (
    nom: string,
    op: AnyOperation,
    reponse: Reponse,
    voulu: ErrorCode,
    comment: string,
  ): string[] => {
    const code = String(reponse.entetes['x-register-error'] ?? '')
    const fautes = fautesDeReponse(op, reponse, true)
    if (code !== voulu || reponse.statut !== ERRORS[voulu].status)
      fautes.push(`${reponse.statut} ${code} instead of ${voulu}: ${reponse.corps.slice(0, 160)}`)
    return fautes.map((f) => `${nom}, ${comment}: ${f}`)
  }
  /** The call as it is sent by hand. */
  const brut = async (
    op: AnyOperation,
    profil: string,
    plus: Partial<InjectOptions> & { headers?: Record<string, string> },
  ): Promise<Reponse> => {
    const { qui, plus: entetes } = await venu(profil)
    const debut = performance.now()
    const a = await registre().app.inject({
      method: op.method,
      url: op.path.replace(/\{\w+\}/g, '1'),
      ...plus,
      headers: {
        'x-register-client': 'tests',
        'sec-fetch-site': 'same-origin',
        ...(qui ? { cookie: [...qui.cookies].map(([k, v]) => `${k}=${v}`).join('; ') } : {}),
        ...entetes,
        ...plus.headers,
      },
    })
    return {
      statut: a.statusCode,
      entetes: a.headers,
      corps: a.body,
      octets: a.rawPayload.length,
      ms: performance.now() - debut,
    }
  }

  it('a text that cannot be kept, in the path, the query or the body', async () => {
    const fautes: string[] = []
    for (const [nom, op, { profil }] of TOUTES) {
      const essayer = async (comment: string, plus: Parameters<typeof brut>[2]) =>
        fautes.push(
          ...jugerRefus(nom, op, await brut(op, profil, plus), 'requete-invalide', comment),
        )
      if (op.params)
        await essayer('path', { url: op.path.replace(/\{\w+\}/, 'a%00b').replace(/\{\w+\}/g, '1') })
      if (op.query && !op.params)
        await essayer('query', { url: `${op.path}?${Object.keys(op.query.shape)[0]}=a%00b` })
      if (estJson(op) && !op.params && !op.query)
        await essayer('body', {
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify({ x: 'a\u0000b' }),
        })
    }
    expect(fautes).toEqual([])
  })

  it('a body of another type, too long, cut, or that is no object', async () => {
    const fautes: string[] = []
    for (const [nom, op, { profil }] of TOUTES.filter(([, o]) => o.body && !o.params)) {
      const juger = async (voulu: ErrorCode, comment: string, type: string, payload: string) =>
        fautes.push(
          ...jugerRefus(
            nom,
            op,
            await brut(op, profil, { headers: { 'content-type': type }, payload }),
            voulu,
            comment,
          ),
        )
      await juger('type-non-accepte', 'as text', 'text/plain', 'x')
      if (op.bodyKind === 'multipart')
        await juger(
          'requete-invalide',
          'cut',
          'multipart/form-data; boundary=b',
          '--b\r\ncontent-disposition: form-data; name="x"\r\n\r\nsuite',
        )
      else if (estJson(op)) {
        await juger('requete-invalide', 'a text for an object', 'application/json', '"x"')
        await juger('requete-invalide', 'cut', 'application/json', '{"x":')
        await juger(
          'trop-volumineux',
          'too long',
          'application/json',
          JSON.stringify({ x: 'x'.repeat(op.maxCorps ?? 1_048_576) }),
        )
      }
    }
    expect(fautes).toEqual([])
  })

  it('nobody, and another site', async () => {
    const fautes: string[] = []
    for (const [nom, op, { profil }] of TOUTES) {
      if (op.access !== 'public')
        fautes.push(...jugerRefus(nom, op, await brut(op, '.', {}), 'non-connecte', 'by a visitor'))
      if (ecrit(op))
        fautes.push(
          ...jugerRefus(
            nom,
            op,
            await brut(op, profil, { headers: { 'sec-fetch-site': 'cross-site' } }),
            'origine-refusee',
            'from elsewhere',
          ),
        )
    }
    expect(fautes).toEqual([])
  })

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
  const appelsDe = (ligne: Ligne): Ligne =>
    Array.isArray(ligne.appel) ? { ...ligne, appel: ligne.appel[0] } : ligne

  it('an object that does not exist', async () => {
    const [fautes, sans]: [string[], string[]] = [[], []]
    for (const [nom, op, ligne] of DES_183.filter(([, o]) => declare(o, 'introuvable'))) {
      const propre = PROPRES.introuvable?.[nom]
      const { qui, plus, parties } = await preparer(propre ?? appelsDe(ligne))
      const autre = propre ? parties : sansObjet(op, appelsDe(ligne).appel, parties)
      if (!autre) sans.push(nom)
      else
        fautes.push(
          ...jugerRefus(
            nom,
            op,
            await envoyer(registre(), op, autre, qui, plus),
            'introuvable',
            'unknown object',
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
            nom,
            op,
            await envoyer(registre(), op, autre, qui, plus),
            'version-perimee',
            'another version',
          ),
        )
    }
    expect({ fautes, sans }).toEqual({ fautes: [], sans: [] })
  }, 60_000)

  it('a key that served another call; the same call again gives the same answer', async () => {
    const [fautes, sans]: [string[], string[]] = [[], []]
    for (const [nom, op, ligne] of DES_183.filter(([, o]) => o.idempotent === true)) {
      const { qui, plus, parties } = await preparer(appelsDe(ligne))
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
      else fautes.push(...jugerRefus(nom, op, refus, 'cle-deja-utilisee', 'another call'))
    }
    expect({ fautes, sans }).toEqual({ fautes: [], sans: [] })
  }, 60_000)

  /** Calls that differ from this one by one value. */
  const voisins = function* ({ params, query, body }: Parties): Generator<Parties> {
    for (const [k, v] of Object.entries(params ?? {}))
      if (typeof v === 'number')
        yield { params: { ...params, [k]: v + 1 }, query: query ?? {}, body }
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

  const pdfNomme = (contenu: string | Uint8Array<ArrayBuffer>) =>
    new File([contenu], 'essai.pdf', { type: 'application/pdf' })
  const hostile = (code: string): File => {
    const [, , faire] = HOSTILES.find(([, attendu]) => attendu === code) ?? []
    if (!faire) throw new Error(`no PDF is refused as ${code}`)
    return pdfNomme(new Uint8Array(faire()))
  }
  /** What is put where the file was: a file, none, two, or more fields than a form has. */
  const ENVOIS: Partial<Record<ErrorCode, (forme: FormData, champ: string) => void>> = {
    'invalide-type-fichier': (f, champ) => f.set(champ, pdfNomme('bonjour')),
    'invalide-taille-fichier': (f, champ) =>
      f.set(champ, pdfNomme(new Uint8Array(deTaille(5 * 1024 * 1024 + 1)))),
    'fichier-protege': (f, champ) => f.set(champ, hostile('fichier-protege')),
    'fichier-contenu-actif': (f, champ) => f.set(champ, hostile('fichier-contenu-actif')),
    'fichier-absent': (f, champ) => f.delete(champ),
    'trop-de-fichiers': (f, champ) => f.append(champ, pdfNomme('un deuxième')),
    'trop-volumineux': (f) => {
      for (let i = 0; i < 40; i += 1) f.set(`champ${i}`, 'x')
    },
  }
  const champFichier = (op: AnyOperation): string | undefined => {
    const proprietes = op.body ? schemaDe(op.body)['properties'] : undefined
    return Object.entries(estSchema(proprietes) ? proprietes : {}).find(
      ([, s]) => estSchema(s) && s['format'] === 'binary',
    )?.[0]
  }

  const AVEC_FICHIER = TOUTES.filter(([, op]) => op.bodyKind === 'multipart')

  it.each(Object.entries(ENVOIS))('a form: %s', { timeout: 60_000 }, async (code, changer) => {
    const fautes: string[] = []
    for (const [nom, op, ligne] of AVEC_FICHIER.filter(([, o]) =>
      o.errors?.includes(code as ErrorCode),
    )) {
      const { qui, plus, parties } = await preparer(JUSQU_AU_FICHIER[nom] ?? appelsDe(ligne))
      const champ = champFichier(op)
      if (champ === undefined) continue
      const forme = new FormData()
      for (const [k, v] of Object.entries(estSchema(parties.body) ? parties.body : {}))
        if (v instanceof File) forme.set(k, v)
        else if (v !== null) forme.set(k, typeof v === 'object' ? JSON.stringify(v) : String(v))
      if (!forme.has(champ)) forme.set(champ, pdfNomme(new Uint8Array(deTaille(2000))))
      changer(forme, champ)
      const requete = new Request('http://registre.test', { method: 'POST', body: forme })
      const url = op.path.replace(/\{(\w+)\}/g, (_, k: string) =>
        encodeURIComponent(String(parties.params?.[k] ?? 1)),
      )
      const cookie = qui ? { cookie: [...qui.cookies].map(([k, v]) => `${k}=${v}`).join('; ') } : {}
      const reponse = await brut(op, '.', {
        url,
        headers: { ...plus, ...cookie, 'content-type': requete.headers.get('content-type') ?? '' },
        payload: Buffer.from(await requete.arrayBuffer()),
      })
      fautes.push(...jugerRefus(nom, op, reponse, code as ErrorCode, code))
    }
    expect(fautes).toEqual([])
  })
})
