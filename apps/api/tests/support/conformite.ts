import { readFileSync } from 'node:fs'
import { type AnyOperation, contract } from '@registre/contract'
import { createClient } from '@registre/contract/client'
import {
  autoritesDe,
  isNotaire,
  isTeledeclarant,
  peut,
  PROFILS,
  type Profil,
} from '@registre/domain'
import { creerCertificat } from '@registre/demonstration/certificats'
import { instantDesEssais, random } from '@registre/testing'
import { beforeAll } from 'vitest'
import { demontrer, demonstrationDe } from './demonstration.ts'
import { composer, type Parties, type Reponse } from '@registre/testing/fuzz'
import { remplir } from './monde.ts'
import { injectFetch, type Personne } from '@registre/testing/register'
import { type Registre, useRegistre } from './register.ts'
import { LIGNES_TENANTS } from './table-tenants.ts'

// What the tests of conformance and of refusals share: their table, the demonstration, and how a
// call is made in it.

export const GENRES = ['lit', 'ecrit', 'varie', 'liste', 'selon', 'dit'] as const
export type Genre = (typeof GENRES)[number]
export interface Ligne {
  operation: string
  genre: Genre
  profil: string
  appel: unknown
  avec: string[]
  pourquoi: string
}

/** The rows of a table beside this folder, without its comments and its heading. */
export const lireTable = (nom: string): string[][] =>
  readFileSync(new URL(`../${nom}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((l) => l !== '' && !l.startsWith('#'))
    .slice(1)
    .map((l) => l.split('\t'))

/** The 183 calls of the specification: area, method, path. */
export const APPELS = lireTable('appels.attendus.tsv').map(
  ([, methode = '', chemin = '']) => `${methode} ${chemin}`,
)
/** The rows of conformite.attendus.tsv, whose header says what each column is. */
export const LIGNES: readonly Ligne[] = lireTable('conformite.attendus.tsv').map(
  ([operation = '', genre = '', profil = '', appel = '{}', avec = '[]', pourquoi = '']) => ({
    operation,
    genre: genre as Genre,
    profil,
    appel: JSON.parse(appel),
    avec: JSON.parse(avec),
    pourquoi,
  }),
)

export const OPERATIONS = new Map(Object.entries(contract) as [string, AnyOperation][])
/** The operation of a method and path. */
export const PAR_APPEL = new Map(
  [...OPERATIONS].map(([nom, op]) => [`${op.method} ${op.path}`, nom]),
)
export const ecrit = (op: AnyOperation): boolean => op.method !== 'GET' || op.changesState === true
const PREFERES: readonly Profil[] = [
  'TELE_PRO_ADMIN_PRINC',
  'NOTAIRE_ADMIN',
  'TENEUR_ADMIN_PRINC',
  ...PROFILS,
]
const profilPour = ({ access }: AnyOperation): string =>
  access === 'public'
    ? '.'
    : (PREFERES.find((p) => access === 'session' || peut(autoritesDe(p), access)) ?? '.')

/**
 * What shows that a call works: its own row, or its row of the two tenants, or a call without
 * arguments.
 */
export const ligneDe = (nom: string, op: AnyOperation): Ligne =>
  LIGNES.find((l) => l.operation === nom) ?? {
    operation: nom,
    genre: ecrit(op) ? 'ecrit' : 'lit',
    profil: profilPour(op),
    appel: LIGNES_TENANTS.find((l) => l.operation === nom)?.appel ?? {},
    avec: [],
    pourquoi: '',
  }
/** Every call of the specification that is served, with its row. */
export const CAS = APPELS.map((appel) => [appel, PAR_APPEL.get(appel)] as const).flatMap(
  ([, nom]) => {
    const op = nom === undefined ? undefined : OPERATIONS.get(nom)
    return nom === undefined || !op ? [] : [[nom, op, ligneDe(nom, op)] as const]
  },
)

const SECRET_PROXY = 'le-proxy-et-l-api-partagent-ceci-0123456789'
const { pem } = creerCertificat({
  sujet: [
    ['OU', '69012'],
    ['title', 'Notaire'],
    ['SN', 'Roche'],
    ['GN', 'Élise'],
    ['CN', 'Élise Roche'],
  ],
  du: new Date(instantDesEssais().getTime() - 86_400_000),
  au: new Date(instantDesEssais().getTime() + 86_400_000),
})
const CERTIFICAT = {
  'x-proxy-secret': SECRET_PROXY,
  'x-client-verify': 'SUCCESS',
  'x-client-cert': encodeURIComponent(pem),
}

const hasard = random(1)

/** In a describe: the demonstration, an empty register beside it, and how to call both. */
export const useDemonstration = () => {
  const registre = useRegistre()
  const vide = useRegistre()
  beforeAll(async () => {
    await demontrer(registre())
    for (const r of [registre(), vide()]) {
      r.deps.captcha.verifier = async (reponse) => reponse === 'juste'
      r.deps.settings = { ...r.deps.settings, PROXY_SECRET: SECRET_PROXY }
    }
    // The office of the certificate, and the account that it opens.
    const notaire = await registre().personne('NOTAIRE_NOTAIRE')
    const presente = injectFetch(registre().app, { cookies: notaire.cookies, headers: CERTIFICAT })
    await createClient({ fetch: presente }).deposerCertificat({
      body: {
        file: new File([pem], 'certificat.pem'),
        idTeledeclarant: notaire.teledeclarantId ?? 0,
        idUtilisateur: notaire.utilisateurId,
      },
    })
  }, 120_000)

  const envoyer = async (
    r: Registre,
    op: AnyOperation,
    parties: Parties,
    qui: Personne | null,
    plus: Record<string, string> = {},
  ): Promise<Reponse> => {
    const { inject } = await composer(hasard, op, parties, false)
    const cookie = qui ? { cookie: [...qui.cookies].map(([k, v]) => `${k}=${v}`).join('; ') } : {}
    const { 'idempotency-key': _, ...entetes } = inject.headers
    const debut = performance.now()
    const a = await r.app.inject({ ...inject, headers: { ...entetes, ...cookie, ...plus } })
    return {
      statut: a.statusCode,
      entetes: a.headers,
      corps: a.body,
      octets: a.rawPayload.length,
      ms: performance.now() - debut,
    }
  }
  const venir = async (
    r: Registre,
    profil: string,
  ): Promise<{ qui: Personne | null; plus: Record<string, string> }> =>
    profil === 'certificat'
      ? { qui: null, plus: CERTIFICAT }
      : { qui: profil === '.' ? null : await r.personne(profil as Profil), plus: {} }
  /** The caller, and its call with the things that it names. */
  const preparer = async ({ profil, appel, avec }: Pick<Ligne, 'profil' | 'appel' | 'avec'>) => {
    const r = registre()
    const { qui, plus } = await venir(r, profil)
    const maison = qui !== null && (isTeledeclarant(qui.profil) || isNotaire(qui.profil))
    const sources = demonstrationDe(r, {
      owner: maison ? qui : await r.personne('TELE_PRO_ADMIN_PRINC'),
      appelant: qui,
    })
    for (const nom of avec) await remplir(nom, sources)
    return { qui, plus, sources, parties: (await remplir(appel, sources)) as Parties }
  }
  return { registre, vide, envoyer, venir, preparer }
}
