import { readFileSync } from 'node:fs'
import { type AnyOperation, contract } from '@registre/contract'
import { autoritesDe, isNotaire, isTeledeclarant, peut, PROFILS, type Profil } from '@registre/domain'
import { creerCertificat } from '@registre/seed'
import { random } from '@registre/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { demontrer, demonstrationDe } from './testing/demonstration.ts'
import { composer, type Parties } from './testing/fuzz/appel.ts'
import { fautesDeReponse, type Reponse, tablesChangees } from './testing/fuzz/oracles.ts'
import { remplir } from './testing/monde.ts'
import { empreinte } from './testing/oracle.ts'
import { type Personne, type Registre, useRegistre } from './testing/register.ts'
import { LIGNES_TENANTS } from './testing/table-tenants.ts'

// Every call of the specification, on the demonstration's data: served, at work, answering what it declares. What each call is
// comes from conformite.attendus.tsv, whose header says how to add a row.

const GENRES = ['lit', 'ecrit', 'varie', 'liste', 'selon', 'dit'] as const
type Genre = (typeof GENRES)[number]
interface Ligne {
  operation: string
  genre: Genre
  profil: string
  appel: unknown
  avec: string[]
  pourquoi: string
}

const lire = (nom: string): string[][] =>
  readFileSync(new URL(nom, import.meta.url), 'utf8')
    .split('\n')
    .filter((l) => l !== '' && !l.startsWith('#'))
    .slice(1)
    .map((l) => l.split('\t'))

/** The 183 calls of the specification: area, method, path. */
const APPELS = lire('appels.attendus.tsv').map(([, methode = '', chemin = '']) => `${methode} ${chemin}`)
const LIGNES: readonly Ligne[] = lire('conformite.attendus.tsv').map(([operation = '', genre = '', profil = '', appel = '{}', avec = '[]', pourquoi = '']) => ({
  operation,
  genre: genre as Genre,
  profil,
  appel: JSON.parse(appel),
  avec: JSON.parse(avec),
  pourquoi,
}))

const OPERATIONS = new Map(Object.entries(contract) as [string, AnyOperation][])
const PAR_APPEL = new Map([...OPERATIONS].map(([nom, op]) => [`${op.method} ${op.path}`, nom]))
const ecrit = (op: AnyOperation): boolean => op.method !== 'GET' || op.changesState === true
const PREFERES: readonly Profil[] = ['TELE_PRO_ADMIN_PRINC', 'NOTAIRE_ADMIN', 'TENEUR_ADMIN_PRINC', ...PROFILS]
const profilPour = ({ access }: AnyOperation): string =>
  access === 'public' ? '.' : (PREFERES.find((p) => access === 'session' || peut(autoritesDe(p), access)) ?? '.')

/** What shows that a call works: its own row, or its row of the two tenants, or a call without arguments. */
const ligneDe = (nom: string, op: AnyOperation): Ligne =>
  LIGNES.find((l) => l.operation === nom) ?? {
    operation: nom,
    genre: ecrit(op) ? 'ecrit' : 'lit',
    profil: profilPour(op),
    appel: LIGNES_TENANTS.find((l) => l.operation === nom)?.appel ?? {},
    avec: [],
    pourquoi: '',
  }
const CAS = APPELS.map((appel) => [appel, PAR_APPEL.get(appel)] as const).flatMap(([, nom]) => {
  const op = nom === undefined ? undefined : OPERATIONS.get(nom)
  return nom === undefined || !op ? [] : [[nom, op, ligneDe(nom, op)] as const]
})

describe('the calls of the specification', () => {
  it('are served on exactly these methods and paths', () => {
    expect(APPELS).toHaveLength(183)
    expect(APPELS.filter((a) => !PAR_APPEL.has(a))).toEqual([])
  })
  it('have one row each at most, of a known kind', () => {
    const noms = LIGNES.map((l) => l.operation)
    expect(noms.filter((n, i) => noms.indexOf(n) !== i || !CAS.some(([nom]) => nom === n))).toEqual([])
    expect(LIGNES.filter((l) => !GENRES.includes(l.genre) || (l.genre === 'dit' && l.pourquoi === ''))).toEqual([])
  })
})

const SECRET_PROXY = 'le-proxy-et-l-api-partagent-ceci-0123456789'
const { pem } = creerCertificat({
  sujet: [
    ['OU', '69012'],
    ['title', 'Notaire'],
    ['SN', 'Roche'],
    ['GN', 'Élise'],
    ['CN', 'Élise Roche'],
  ],
  du: new Date(Date.now() - 86_400_000),
  au: new Date(Date.now() + 86_400_000),
})
const CERTIFICAT = { 'x-proxy-secret': SECRET_PROXY, 'x-client-verify': 'SUCCESS', 'x-client-cert': encodeURIComponent(pem) }

/** Counters of what was asked, which every call moves. */
const COMPTEURS = ['limite_debit']
const r1 = random(1)

describe('on the data of the demonstration', () => {
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
    await notaire.api.deposerCertificat({
      body: { file: new File([pem], 'certificat.pem'), idTeledeclarant: notaire.teledeclarantId ?? 0, idUtilisateur: notaire.utilisateurId },
    })
  }, 120_000)

  const envoyer = async (
    r: Registre,
    op: AnyOperation,
    parties: Parties,
    qui: Personne | null,
    plus: Record<string, string> = {},
  ): Promise<Reponse & { brut: Buffer }> => {
    const { inject } = await composer(r1, op, parties, false)
    const cookie = qui ? { cookie: [...qui.cookies].map(([k, v]) => `${k}=${v}`).join('; ') } : {}
    const { 'idempotency-key': _, ...entetes } = inject.headers
    const debut = performance.now()
    const a = await r.app.inject({ ...inject, headers: { ...entetes, ...cookie, ...plus } })
    return { statut: a.statusCode, entetes: a.headers, corps: a.body, octets: a.rawPayload.length, ms: performance.now() - debut, brut: a.rawPayload }
  }
  const venir = async (r: Registre, profil: string): Promise<{ qui: Personne | null; plus: Record<string, string> }> =>
    profil === 'certificat' ? { qui: null, plus: CERTIFICAT } : { qui: profil === '.' ? null : await r.personne(profil as Profil), plus: {} }
  /** The caller, and its call with the things that it names. */
  const preparer = async ({ profil, appel, avec }: Ligne) => {
    const r = registre()
    const { qui, plus } = await venir(r, profil)
    const maison = qui !== null && (isTeledeclarant(qui.profil) || isNotaire(qui.profil))
    const sources = demonstrationDe(r, { owner: maison ? qui : await r.personne('TELE_PRO_ADMIN_PRINC'), appelant: qui })
    for (const nom of avec) await remplir(nom, sources)
    return { qui, plus, parties: (await remplir(appel, sources)) as Parties }
  }
  const reussie = (nom: string, op: AnyOperation, reponse: Reponse): string[] => [
    ...fautesDeReponse(op, reponse, true).map((f) => `${nom}: ${f}`),
    ...(reponse.statut < 400 ? [] : [`${nom}: ${reponse.statut} ${reponse.corps.slice(0, 300)}`]),
  ]
  /** A file of another size, a text of other words. */
  const differentes = (a: Reponse, b: Reponse): boolean => a.statut !== b.statut || a.octets !== b.octets || a.corps !== b.corps

  const AU_TRAVAIL: Record<Genre, (nom: string, op: AnyOperation, ligne: Ligne) => Promise<string[]>> = {
    lit: async (nom, op, ligne) => {
      const { qui, plus, parties } = await preparer(ligne)
      const ici = await envoyer(registre(), op, parties, qui, plus)
      const la = await venir(vide(), ligne.profil)
      const ailleurs = await envoyer(vide(), op, parties, la.qui, la.plus)
      const fautes = [...reussie(nom, op, ici), ...fautesDeReponse(op, ailleurs, true).map((f) => `${nom}, on an empty register: ${f}`)]
      return differentes(ici, ailleurs) ? fautes : [...fautes, `${nom}: the same answer on an empty register: ${ici.corps.slice(0, 200)}`]
    },
    ecrit: async (nom, op, ligne) => {
      const { qui, plus, parties } = await preparer(ligne)
      const avant = await empreinte(registre().db, COMPTEURS)
      const journal = await registre().db.query<{ n: number }>('select count(*)::int as n from journal')
      const reponse = await envoyer(registre(), op, parties, qui, plus)
      const changees = tablesChangees(avant, await empreinte(registre().db, COMPTEURS))
      const apres = await registre().db.query<{ n: number }>('select count(*)::int as n from journal')
      const rien = changees.length === 0 && journal[0]?.n === apres[0]?.n
      // Asked again as it was, it answers what it declares: done already, or no more possible.
      const encore = await envoyer(registre(), op, parties, qui, plus)
      return [
        ...reussie(nom, op, reponse),
        ...(rien ? [`${nom}: nothing changed`] : []),
        ...fautesDeReponse(op, encore, true).map((f) => `${nom}, again: ${f}`),
      ]
    },
    varie: async (nom, op, ligne) => {
      const { qui, plus, parties } = await preparer(ligne)
      const [une, autre] = await Promise.all((parties as Parties[]).map((p) => envoyer(registre(), op, p, qui, plus)))
      if (!une || !autre) return [`${nom}: two calls are needed`]
      return [...reussie(nom, op, une), ...reussie(nom, op, autre), ...(une.corps === autre.corps ? [`${nom}: the same answer to both`] : [])]
    },
    liste: async (nom, op, ligne) => {
      const { qui, plus, parties } = await preparer(ligne)
      const reponse = await envoyer(registre(), op, parties, qui, plus)
      const elements: unknown = reponse.statut === 200 ? JSON.parse(reponse.corps) : []
      return [...reussie(nom, op, reponse), ...(Array.isArray(elements) && elements.length > 1 ? [] : [`${nom}: a list of nothing`])]
    },
    selon: async (nom, op, ligne) => {
      const { qui, plus, parties } = await preparer(ligne)
      const [sienne, autre] = [await envoyer(registre(), op, parties, qui, plus), await envoyer(registre(), op, parties, null)]
      const fautes = [...reussie(nom, op, sienne), ...fautesDeReponse(op, autre, true).map((f) => `${nom}, by a visitor: ${f}`)]
      return differentes(sienne, autre) ? fautes : [...fautes, `${nom}: a visitor reads the same`]
    },
    dit: async (nom, op, ligne) => {
      const { qui, plus, parties } = await preparer(ligne)
      return reussie(nom, op, await envoyer(registre(), op, parties, qui, plus))
    },
  }

  it.each(CAS)('%s works', async (nom, op, ligne) => {
    expect(await AU_TRAVAIL[ligne.genre](nom, op, ligne)).toEqual([])
  })
})
