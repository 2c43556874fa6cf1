import { ApiError, createClient } from '@registre/contract/client'
import {
  can,
  type EvenementTeledeclarant,
  machineTeledeclarant,
  next,
  STATUTS_TELEDECLARANT,
  type StatutTeledeclarant,
} from '@registre/domain'
import { creerCertificat } from '@registre/demonstration/certificats'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { cleDeGraine } from '../src/modules/auth/cle-courriel.ts'
import { codeDeGraine } from '../src/modules/inscription/code-activation.ts'
import {
  defaireDepuis,
  ecritesDepuis,
  type Ecriture,
  injectFetch,
  inscriptionDe,
  type Personne,
  rangEcriture,
  suivreEcritures,
} from '@registre/testing/register'
import { expirerActivations } from '../src/modules/traitements/expirer-activations.ts'
import { suivreInactivite } from '../src/modules/traitements/suivre-inactivite.ts'
import { createSessionStore } from '../src/platform/session-store.ts'
import { useRegistre } from './support/register.ts'

// Every state × event of a declarant on a real database (states.md, section 4): what a row of the
// table allows changes that and tells it once, what none allows changes nothing.

/**
 * Rows without a gesture: a registration by a notary names no syndic (docs/decisions/009), only
 * former data hold such declarants.
 */
const JAMAIS: readonly EvenementTeledeclarant[] = [
  'creer-par-notaire',
  'finaliser-immatriculation-notaire',
  'abandonner-immatriculation-notaire',
]

/**
 * What each event writes besides the declarant itself and its journal row, and the mails that it
 * sends.
 */
const EFFETS: Partial<Record<EvenementTeledeclarant, { tables: string[]; courriels: string[] }>> = {
  creer: { tables: ['cle_courriel', 'outbox', 'utilisateur'], courriels: ['inscription'] },
  'inscrire-etude': {
    tables: ['certificat', 'outbox', 'utilisateur'],
    courriels: ['etude-inscrite'],
  },
  'definir-mot-de-passe': {
    tables: ['cle_courriel', 'courrier', 'outbox', 'utilisateur'],
    courriels: ['code-poste'],
  },
  'regenerer-code': { tables: ['courrier', 'outbox'], courriels: [] },
  activer: { tables: ['courrier', 'outbox'], courriels: ['compte-active'] },
  'redemander-activation': { tables: ['outbox'], courriels: ['teledeclarant-statut'] },
  'expirer-activation': {
    tables: ['cle_courriel', 'courrier', 'outbox', 'utilisateur'],
    courriels: ['inscription-expiree'],
  },
  'relancer-inactivite': { tables: ['outbox', 'utilisateur'], courriels: ['inactivite-rappel'] },
  'supprimer-inactif': {
    tables: ['courrier', 'outbox', 'utilisateur'],
    courriels: ['inactivite-supprime'],
  },
  supprimer: {
    tables: ['cle_courriel', 'courrier', 'outbox', 'utilisateur'],
    courriels: ['compte-supprime'],
  },
}

const MOT_DE_PASSE = 'Falaise-Verte-2026!'
const PROXY = 'le-proxy-et-l-api-partagent-ceci-0123456789'
const registre = useRegistre()

interface Declarant {
  id: number
  email: string
  utilisateurId: number
}
type Geste = (d: Declarant) => Promise<unknown>
let teneur: Personne

const cleDe = async ({ email }: Declarant): Promise<string> => {
  const [row] = await registre().db.query<{ graine: string }>(
    `select payload->'donnees'->>'graine' as graine from outbox where payload->>'a' = $1 and payload->>'modele' = 'inscription' order by id desc limit 1`,
    [email],
  )
  return cleDeGraine(registre().deps.settings.SECRET, row?.graine ?? '')
}
const codeDe = async ({ id }: Declarant): Promise<string> => {
  const [row] = await registre().db.query<{ graine: string }>(
    `select graine from courrier where teledeclarant_id = $1 order by id desc limit 1`,
    [id],
  )
  return codeDeGraine(registre().deps.settings.SECRET, row?.graine ?? '')
}
/** The declarant's own calls, under a session of this instant: a closed account has none. */
const lui = async ({ utilisateurId }: Declarant) => {
  const { value } = await createSessionStore(registre().db, registre().clock).open({
    utilisateurId,
    adresse: '127.0.0.1',
    agent: 'tests',
  })
  const v = registre().visiteur()
  v.cookies.set('registre_session', value)
  return { api: v.api }
}
const inscrire = async (email?: string): Promise<string> => {
  const body = inscriptionDe('NON_PRO', email === undefined ? {} : { email })
  await registre()
    .visiteur()
    .api.creerTeledeclarant({ params: { type: 'NON_PRO' }, body })
  return body.representant.email
}
const definir: Geste = async (d) =>
  registre()
    .visiteur()
    .api.activerCompte({ body: { key: await cleDe(d), newPassword: MOT_DE_PASSE } })
const activer: Geste = async (d) =>
  (await lui(d)).api.activerTeledeclarant({ body: { clef: await codeDe(d) } })
const supprimer: Geste = ({ id }) => teneur.api.supprimerTeledeclarant({ params: { id } })
/** A keeper chooses a status on the declarant's file. */
const donnerStatut =
  (statut: StatutTeledeclarant): Geste =>
  async ({ id }) => {
    const vu = await teneur.api.lireTeledeclarant({ params: { id } })
    if (vu.parametres.statut === statut) return refuse()
    const { certificatDn1, certificatDn2, emetteurDn1, emetteurDn2 } = vu.parametres
    return teneur.api.modifierTeledeclarant({
      params: { id },
      body: {
        version: vu.version,
        type: vu.type,
        etablissement: vu.etablissement,
        representant: vu.representant,
        parametres: { statut, certificatDn1, certificatDn2, emetteurDn1, emetteurDn2 },
      },
    })
  }
/** Nothing to ask: the screen offers no such choice. */
const refuse = (): never => {
  throw new ApiError('modifierTeledeclarant', {
    status: 409,
    code: 'transition-interdite',
    message: 'Rien à demander',
  })
}
/** Days pass, and a job runs. */
const apres =
  (
    days: number,
    ...traitements: readonly ((deps: ReturnType<typeof registre>['deps']) => Promise<unknown>)[]
  ): Geste =>
  async () => {
    for (const traitement of traitements) {
      registre().clock.advance({ days })
      await traitement(registre().deps)
    }
  }
const arriver = () => {
  const certificat = creerCertificat({
    sujet: [
      ['OU', '37015'],
      ['title', 'Notaire'],
      ['SN', 'Marchand'],
      ['GN', 'Lou'],
    ],
    du: new Date(Date.now() - 86_400_000),
    au: new Date(Date.now() + 86_400_000),
  })
  const headers = {
    'x-proxy-secret': PROXY,
    'x-client-verify': 'SUCCESS',
    'x-client-cert': encodeURIComponent(certificat.pem),
  }
  return createClient({ fetch: injectFetch(registre().app, { cookies: new Map(), headers }) })
}

const GESTES: Partial<Record<EvenementTeledeclarant, readonly Geste[]>> = {
  // Another file for the same address: refused in silence while this one stands, new once it is
  // gone.
  creer: [({ email }) => inscrire(email)],
  'definir-mot-de-passe': [definir],
  'regenerer-code': [
    async (d) => (await lui(d)).api.regenererCode({ params: { id: d.id } }),
    ({ id }) => teneur.api.regenererCode({ params: { id } }),
  ],
  activer: [activer, donnerStatut('ACTIF')],
  'redemander-activation': [donnerStatut('ATT_ACTIVATION')],
  'expirer-activation': [apres(70, expirerActivations)],
  'relancer-inactivite': [apres(720, suivreInactivite)],
  'supprimer-inactif': [apres(720, suivreInactivite, () => Promise.resolve(), suivreInactivite)],
  supprimer: [supprimer],
}

const JUSQUA: Record<StatutTeledeclarant, readonly Geste[]> = {
  ATT_CREA_COMPTE: [],
  ATT_ACTIVATION: [definir],
  ACTIF: [definir, activer],
  SUPPRIME: [definir, activer, supprimer],
  ATT_FIN_IMM_NOT: [
    ({ id }) =>
      registre().db.query(`update teledeclarant set statut = 'ATT_FIN_IMM_NOT' where id = $1`, [
        id,
      ]),
  ],
}
const statutDe = async (id: number) =>
  (
    await registre().db.query<{ statut: StatutTeledeclarant }>(
      `select statut from teledeclarant where id = $1`,
      [id],
    )
  )[0]?.statut

/** Mails, and tables besides the declarant's own row and the journal. */
const effetsDe = (ecrites: readonly Ecriture[]) => ({
  tables: [...new Set(ecrites.map((e) => e.nom))]
    .filter((nom) => nom !== 'teledeclarant' && nom !== 'journal')
    .toSorted(),
  courriels: ecrites.flatMap(({ nom, apres: row }) =>
    nom === 'outbox' && row?.['type'] === 'courriel'
      ? [String((row['payload'] as { modele: string }).modele)]
      : [],
  ),
})

describe('every state × event of a declarant, on a register', () => {
  const vus = new Set<string>()
  beforeAll(async () => {
    const { deps, db } = registre()
    deps.captcha.verifier = async (reponse) => reponse === 'juste'
    deps.settings = { ...deps.settings, PROXY_SECRET: PROXY }
    teneur = await registre().personne('TENEUR_ADMIN_PRINC')
    await suivreEcritures(db)
  })

  it.each(STATUTS_TELEDECLARANT)(
    '%s: each event, taken or refused as the table says',
    { timeout: 60_000 },
    async (statut) => {
      const { db, clock } = registre()
      const [vide, debut] = [await rangEcriture(db), clock.now()]
      onTestFinished(async () => {
        await defaireDepuis(db, vide)
        clock.set(debut)
      })
      const email = await inscrire()
      const [row] = await db.query<{ id: number; utilisateur_id: number }>(
        `select t.id, u.id as utilisateur_id from teledeclarant t join utilisateur u on u.teledeclarant_id = t.id where t.rep_email = $1`,
        [email],
      )
      const d: Declarant = { id: row?.id ?? 0, email, utilisateurId: row?.utilisateur_id ?? 0 }
      for (const pas of JUSQUA[statut]) await pas(d)
      expect(await statutDe(d.id)).toBe(statut)
      const [depart, instant] = [await rangEcriture(db), clock.now()]
      for (const [evenement, gestes] of Object.entries(GESTES) as [
        EvenementTeledeclarant,
        readonly Geste[],
      ][])
        for (const [rang, geste] of gestes.entries()) {
          const quoi = `${statut} ${evenement} ${rang}`
          const issue = await geste(d).then(
            () => 'ok',
            (error: unknown) => {
              if (error instanceof ApiError && error.problem.status < 500) return error.problem.code
              throw error
            },
          )
          const ecrites = await ecritesDepuis(db, depart)
          const siennes = ecrites.filter(
            (e) => e.nom === 'teledeclarant' && e.apres?.['id'] === d.id,
          )
          const journal = ecrites.flatMap((e) =>
            e.nom === 'journal' && e.apres?.['teledeclarant_id'] === d.id ? [e.apres] : [],
          )
          if (can(machineTeledeclarant, statut, evenement)) {
            const vers = next(machineTeledeclarant, statut, evenement)
            expect([issue, await statutDe(d.id)], quoi).toEqual(['ok', vers])
            const type = evenement === 'supprimer' ? 'supprimer-teledeclarant' : evenement
            expect(
              journal.filter((j) => j['type'] === type).map((j) => [j['de'], j['vers']]),
              quoi,
            ).toEqual([[statut, vers]])
            vus.add(`${statut} ${evenement} ${vers}`)
            const attendus = EFFETS[evenement] ?? { tables: [], courriels: [] }
            const trouves = effetsDe(ecrites)
            expect([...new Set(trouves.courriels)], quoi).toEqual(
              evenement === 'activer' && rang === 1
                ? ['teledeclarant-statut']
                : evenement === 'supprimer-inactif'
                  ? ['inactivite-rappel', ...attendus.courriels]
                  : attendus.courriels,
            )
            expect(
              trouves.tables.filter((t) => !attendus.tables.includes(t)),
              quoi,
            ).toEqual([])
          } else {
            expect(await statutDe(d.id), quoi).toBe(statut)
            // A visitor is never told that an address is known: the call is taken, this declarant
            // is not touched.
            expect(siennes, quoi).toEqual([])
            if (evenement !== 'creer' && evenement !== 'supprimer-inactif')
              expect([journal, effetsDe(ecrites)], quoi).toEqual([
                [],
                { tables: [], courriels: [] },
              ])
          }
          await defaireDepuis(db, depart)
          clock.set(instant)
        }
    },
  )

  it('what creates one: a volunteer by its own creation, an office by its certificate', async () => {
    const { db } = registre()
    const creations = [
      ['creer', () => inscrire()],
      [
        'inscrire-etude',
        () =>
          arriver().creerTeledeclarant({
            params: { type: 'NOTAIRE' },
            body: {
              etablissement: {
                siret: '99950109100014',
                raisonSociale: 'Étude',
                codeApe: '69.10Z',
                voie: '1 rue',
                codePostal: '37000',
                commune: 'Tours',
              },
              representant: {
                nom: 'Marchand',
                prenom: 'Lou',
                email: 'lou@marchand.test',
                adresse: {},
              },
              confirmationEmail: 'lou@marchand.test',
              numEtude: 37015,
            },
          }),
      ],
    ] as const
    for (const [evenement, geste] of creations) {
      const depart = await rangEcriture(db)
      await geste()
      const ecrites = await ecritesDepuis(db, depart)
      const vers = next(machineTeledeclarant, null, evenement)
      expect(
        ecrites.flatMap((e) =>
          e.nom === 'teledeclarant' && e.op === 'INSERT' ? [e.apres?.['statut']] : [],
        ),
        evenement,
      ).toEqual([vers])
      expect(effetsDe(ecrites), evenement).toEqual(EFFETS[evenement])
      vus.add(` ${evenement} ${vers}`)
    }
  })

  it('every row of the table has happened', () => {
    const lignes = machineTeledeclarant.transitions
      .filter((t) => !JAMAIS.includes(t.event))
      .flatMap((t) => (t.from ?? ['']).map((de) => `${de} ${t.event} ${String(t.to)}`))
    expect(lignes.filter((l) => !vus.has(l))).toEqual([])
  })
})
