import { PREUVE_DES_ESSAIS } from './support/preuve.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type AnyOperation,
  cheminDecrit,
  contract,
  errorsOf,
  exempleDAppel,
  isBinary,
  isRaw,
  type OperationName,
  toOpenApi,
} from '@registre/contract'
import { ApiError, type Client, createClient } from '@registre/contract/client'
import { AUTORITES, autoritesDe, peut, PROFILS, type Profil } from '@registre/domain'
import { seedDemo } from '@registre/demonstration/donnees'
import { fakeClock, freshDatabase, type TestDatabase } from '@registre/testing'
import { verificateur } from '@registre/testing/openapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  abreger,
  ecrireExemples,
  montre,
  nommees,
  REPONSES,
  seLit,
} from './support/exemples-lus.ts'
import { reconstruireProjections } from '../src/modules/projections/projeter.ts'
import { createSessionStore, hashToken, newToken } from '../src/platform/session-store.ts'
import { type ApiProcess, startApi } from './support/api-process.ts'

// Every example of a request of the OpenAPI document is sent to a real server that holds the
// demonstration's data.

/**
 * What the software of a syndic, of an office or of a territory calls: these answer, in this order.
 */
const INTEGRATEURS = [
  'lireCompte',
  'listerJetons',
  'creerJeton',
  'rechercherCoproprietes',
  'rechercherImmatOuNomCopro',
  'visualiserCopropriete',
  'listerDeclarationsPrecedentes',
  'lireChronologie',
  'lireEtatALaDate',
  'comparerDeclarations',
  'rechercherEcheances',
  'lireMandatCourant',
  'repererCoproprietes',
  'rechercherAnnuaire',
  'lireFicheAnnuaire',
  'lireChangements',
  'creerWebhook',
  'listerWebhooks',
  'reprendreWebhook',
  'supprimerWebhook',
  'telechargerModelePortefeuille',
  'controlerPortefeuille',
  'listerPortefeuilles',
  'lirePortefeuille',
  'listerLignesPortefeuille',
  'telechargerResultatPortefeuille',
  'annulerPortefeuille',
  'commencerMiseAJour',
  'enregistrerDeclaration',
  'listerMotifsDissolution',
  'listerRegions',
  'lireDepartement',
  'lireCommune',
  'lireRegion',
  'listerDepartementsDeLaRegion',
  'lireEpci',
  'listerCommunesDeLEpci',
  'chercherCoproprietes',
  'telechargerFicheCopropriete',
  'listerTypesDemandeur',
  'listerObjetsReclamation',
  'listerTypesReclamation',
  'lireChampsObligatoires',
  'rechercherAdresse',
  'rechercherParcelle',
  'lireSchemaDonnees',
  'telechargerDonneesBrutes',
  'lireStatistiques',
  'lireCarteStatistiques',
] as const satisfies readonly OperationName[]

/** Refusals that say that the example itself is badly made, or that nothing was tried. */
const FORME = new Set<string>(['requete-invalide', 'trop-de-requetes', 'erreur-interne'])
/**
 * Of all examples, those that answer at least: the others name what the demonstration does not
 * hold.
 */
const ATTENDUES = 160

type Appel = ReturnType<typeof exempleDAppel>

describe('the examples of the OpenAPI document, on a server with the data of the demonstration', () => {
  let base: TestDatabase
  let api: ApiProcess
  let dossier = ''
  const comptes = new Map<string, number>()
  beforeAll(async () => {
    base = await freshDatabase()
    dossier = await mkdtemp(join(tmpdir(), 'registre-openapi-'))
    await seedDemo(base.db, { dossierFichiers: dossier, environnement: 'test' })
    for (const { id, login } of await base.db.query<{ id: number; login: string }>(
      'select id, login from utilisateur',
    ))
      comptes.set(login, id)
    await reconstruireProjections(base.db)
    api = await startApi({
      DATABASE_URL: base.url,
      DONNEES_DIR: dossier,
      JOURNAL_NIVEAU: 'info',
      DEMONSTRATION: 'true',
    })
  }, 120_000)
  afterAll(async () => {
    await api?.kill()
    await base?.close()
    await rm(dossier, { recursive: true, force: true })
  })

  const PREFERES: readonly Profil[] = [
    'TELE_PRO_ADMIN_PRINC',
    'NOTAIRE_ADMIN',
    'TENEUR_ADMIN_PRINC',
    ...PROFILS,
  ]
  const profilDe = ({ access }: AnyOperation): Profil | undefined =>
    access === 'public'
      ? undefined
      : PREFERES.find((p) => access === 'session' || peut(autoritesDe(p), access))

  /**
   * Headers of a caller that may: a program's token, or a person's session where no token is taken.
   */
  const entetesPour = async (op: AnyOperation): Promise<Record<string, string>> => {
    const profil = profilDe(op)
    if (!profil) return {}
    const utilisateurId = comptes.get(`${profil.toLowerCase()}@demo.registre.test`)
    // Institutions have no account in the demonstration: they sign in through their provider.
    if (utilisateurId === undefined) return {}
    if (op.sansJeton) {
      const { value } = await createSessionStore(base.db, fakeClock(new Date())).open({
        preuve: PREUVE_DES_ESSAIS,
        utilisateurId,
        adresse: '127.0.0.1',
        agent: 'tests',
      })
      return { cookie: `registre_session=${value}` }
    }
    const jeton = `rnc_${newToken()}`
    await base.db.query(
      `insert into jeton_api (utilisateur_id, nom, prefixe, jeton_hash, autorites, expire_le, vu_le) values ($1, 'Essai', $2, $3, $4::text[], now() + interval '30 days', now())`,
      [utilisateurId, jeton.slice(0, 12), hashToken(jeton), AUTORITES],
    )
    return { authorization: `Bearer ${jeton}` }
  }

  /** Sends the example of an operation; gives its answer, or the code of its refusal. */
  const envoyer = async (
    nom: string,
    op: AnyOperation,
    appel: Appel,
  ): Promise<{ reponse: unknown } | { refus: string; statut: number }> => {
    const entetes = await entetesPour(op)
    const client = createClient({
      baseUrl: api.url,
      headers: () => entetes,
      fetch: (url, init) => fetch(url, { ...init, redirect: 'manual' }),
    })
    try {
      return { reponse: await client[nom as keyof Client](appel as never) }
    } catch (erreur) {
      if (erreur instanceof ApiError)
        return { refus: erreur.problem.code, statut: erreur.problem.status }
      throw erreur
    }
  }

  it('answer as described, for what integrators call, and are taken or refused as described for all the others', async () => {
    const verifier = verificateur(toOpenApi(contract, { version: '0' }))
    const operations = new Map(Object.entries(contract) as [string, AnyOperation][])
    const rang = (o: AnyOperation) => ['GET', 'POST', 'PUT', 'DELETE'].indexOf(o.method)
    const ecritures = INTEGRATEURS.indexOf('creerWebhook')
    const suivies = INTEGRATEURS.map((nom) => [nom, operations.get(nom)] as const)
    const autres = [...operations]
      .filter(([nom]) => !INTEGRATEURS.some((i) => i === nom))
      .toSorted(([, a], [, b]) => rang(a) - rang(b))
    // Everything is read before anything is written: a reader's demonstration is a new one.
    const ordre = [
      ...suivies.slice(0, ecritures),
      ...autres.filter(([nom, op]) => seLit(nom, op)),
      ...suivies.slice(ecritures),
      ...autres.filter(([nom, op]) => !seLit(nom, op)),
    ]
    const fautes: string[] = []
    const recus = new Map<string, unknown>()
    // The draft that the example of an update opens: its number is the register's own.
    const ajuster = (nom: string, appel: Appel): Appel => {
      const brouillon = recus.get('commencerMiseAJour') as
        | { id: number; version: number }
        | undefined
      if (nom !== 'enregistrerDeclaration' || !brouillon) return appel
      return {
        ...appel,
        params: { ...appel.params, x: brouillon.id },
        body: { ...(appel.body as object), id: brouillon.id, version: brouillon.version },
      }
    }
    for (const [nom, op] of ordre) {
      // What travels as a file is tried by the tests of its own module.
      if (!op || op.bodyKind === 'multipart') continue
      const issue = await envoyer(nom, op, ajuster(nom, exempleDAppel(nom, op)))
      if ('refus' in issue) {
        const redirige = isRaw(op.response) && issue.statut === 303
        const decrit = !FORME.has(issue.refus) && errorsOf(op).some((code) => code === issue.refus)
        if ((!decrit && !redirige) || INTEGRATEURS.some((i) => i === nom))
          fautes.push(`${nom}: ${issue.statut} ${issue.refus}`)
        continue
      }
      recus.set(nom, issue.reponse)
      if (isBinary(op.response) || isRaw(op.response)) continue
      const chemin = `/paths/${cheminDecrit(op).replaceAll('/', '~1')}/${op.method.toLowerCase()}/responses/200/content/application~1json/schema`
      fautes.push(...verifier(chemin, issue.reponse).map((f) => `${nom}: ${f}`))
    }
    expect(fautes).toEqual([])
    expect(recus.size).toBeGreaterThan(ATTENDUES)
    // What a reader copies out of the document is what the demonstration answers.
    const lues = [...recus].flatMap(([nom, reponse]) => {
      const op = operations.get(nom)
      const exemple = abreger(reponse)
      // Of what the demonstration does not hold, an example is made.
      return op && seLit(nom, op) && montre(exemple) ? [[nom, exemple] as const] : []
    })
    if (process.env['EXEMPLES'] === 'ecrire') await ecrireExemples(Object.fromEntries(lues))
  }, 120_000)

  it('name in their answers the co-ownerships of the demonstration', async () => {
    const citees = [...new Set(nommees(REPONSES))]
    expect(citees.length).toBeGreaterThan(5)
    const connues = await base.db.query<{ c: string }>(
      `select numero_immatriculation || ' ' || nom as c from copropriete where numero_immatriculation is not null`,
    )
    expect(
      citees.filter((citee) => !connues.some(({ c }) => c === citee)),
      'EXEMPLES=ecrire npm test -- apps/api/tests/openapi-servi.test.ts',
    ).toEqual([])
  })
})
