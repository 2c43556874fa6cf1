import { readFileSync } from 'node:fs'
import { type AnyOperation, contract, isBinary } from '@registre/contract'
import { AUTORITES, type Autorite, PROFILS, type Profil } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { type Personne } from '@registre/testing/register'
import { useRegistre } from './support/register.ts'

// Every operation × 16 profiles and anonymous. The expected side is the decision's own table, not
// the code that applies it.

/**
 * Profiles that hold each authority: S is stated by the specification, P decided for the register.
 */
const lireDroits = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const [entete = '', ...lignes] = readFileSync(
    new URL('access.attendus.tsv', import.meta.url),
    'utf8',
  )
    .trim()
    .split('\n')
  const profils = entete.split('\t').slice(1)
  return new Map(
    lignes.map((ligne) => {
      const [autorite = '', ...marques] = ligne.split('\t')
      return [autorite, new Set(profils.filter((_, i) => marques[i] === 'S' || marques[i] === 'P'))]
    }),
  )
}
const DROITS = lireDroits()

const operations = Object.entries(contract) as [string, AnyOperation][]

type Attendu = 'passe' | 401 | 403 | 'personne'

/**
 * Rights that depend on the profile beyond the authorities: freeing another's lock, standing in
 * another's place are for keeper administrators.
 */
const HOTLINE = ['TENEUR_ASS_HOTLINE_ADMIN', 'TENEUR_ASS_HOTLINE_GES'] as const
const TENEURS = ['TENEUR_ADMIN_PRINC', 'TENEUR_ADMIN_SCOND', ...HOTLINE] as const
const DECLARANTS = [
  'TELE_PRO_ADMIN_PRINC',
  'TELE_PRO_ADMIN_SECOND',
  'TELE_PRO_GESTION',
  'TELE_NONPRO_ADMIN_PRINC',
  'TELE_NONPRO_ADMIN_SECOND',
  'TELE_NONPRO_GESTION',
] as const
const RESERVES: Readonly<Record<string, readonly Profil[]>> = {
  ...Object.fromEntries(
    [
      'supprimerCopropriete',
      'annulerImmatriculation',
      'supprimerDeclarations',
      'retirerMajAnnuelle',
      'deverrouillerCopropriete',
      'creerReponseType',
      'modifierReponseType',
    ].map((nom) => [nom, HOTLINE]),
  ),
  supprimerMandatRattachement: ['TENEUR_ASS_HOTLINE_ADMIN', ...DECLARANTS],
  retirerRattachement: ['TENEUR_ASS_HOTLINE_ADMIN', ...DECLARANTS],
  emprunterCompte: HOTLINE,
  oublierFacteurs: HOTLINE,
  supprimerReponseType: HOTLINE,
  lireTableauDeBordSyndic: TENEURS,
}

/** Who calls: a person by its session, or its program by a token of all its rights. */
const APPELANTS = ['session', 'jeton'] as const
type Appelant = (typeof APPELANTS)[number]

const attendu = (
  nom: string,
  op: AnyOperation,
  profil: Profil | null,
  appelant: Appelant = 'session',
): Attendu => {
  if (appelant === 'jeton' && profil !== null) {
    // The token of a restricted account opens nothing, what is public included: a program that errs
    // is told so.
    if (profil === 'restricted') return 401
    if (
      op.access === 'session' &&
      !op.sansJeton &&
      op.droitsJeton !== 'aucun' &&
      !op.droitsJeton?.some((a) => DROITS.get(a)?.has(profil))
    )
      return 403
    const personne = attendu(nom, op, profil)
    return op.sansJeton && (personne === 'passe' || RESERVES[nom]?.includes(profil))
      ? 'personne'
      : personne
  }
  if (op.access === 'public') return 'passe'
  // A restricted account is treated as having no account at all.
  if (profil === null || profil === 'restricted') return 401
  if (op.access === 'session') return 'passe'
  if (RESERVES[nom]?.includes(profil)) return 403
  return op.access.some((autorite) => DROITS.get(autorite)?.has(profil)) ? 'passe' : 403
}

const chemin = (op: AnyOperation): string => op.path.replace(/\{(\w+)\}/g, '999999')

describe('access matrix', () => {
  const registre = useRegistre()

  const appeler = async (op: AnyOperation, personne: Personne | null) => {
    const sansCorps = op.method === 'GET' || op.bodyKind === 'multipart'
    const [type, payload] =
      op.bodyKind === 'form'
        ? ['application/x-www-form-urlencoded', 'j_username=x&j_password=x']
        : ['application/json', '{}']
    const answer = await registre().app.inject({
      method: op.method,
      url: chemin(op),
      headers: {
        'sec-fetch-mode': 'cors',
        ...(personne?.jeton
          ? { authorization: `Bearer ${personne.jeton}`, 'sec-fetch-site': 'cross-site' }
          : { 'x-register-client': 'tests', 'sec-fetch-site': 'same-origin' }),
        ...(personne && !personne.jeton
          ? { cookie: [...personne.cookies].map(([k, v]) => `${k}=${v}`).join('; ') }
          : {}),
        ...(sansCorps ? {} : { 'content-type': type }),
      },
      ...(sansCorps ? {} : { payload }),
    })
    return { statut: answer.statusCode, code: String(answer.headers['x-register-error'] ?? '') }
  }

  const cas = APPELANTS.flatMap((appelant) =>
    [null, ...PROFILS]
      .filter((p) => p !== null || appelant === 'session')
      .map((profil) => [appelant, profil] as const),
  )
  it.each(cas)('%s, profile %s', async (appelant, profil) => {
    const fautes: string[] = []
    const entrer = async (): Promise<Personne | null> => {
      const titulaire = profil ? await registre().personne(profil) : null
      return titulaire && appelant === 'jeton' ? registre().parJeton(titulaire) : titulaire
    }
    let personne = await entrer()
    for (const [nom, op] of operations) {
      const { statut, code } = await appeler(op, personne)
      // What was done may have closed the session, or the account: what was refused did nothing.
      if (statut < 400) personne = await entrer()
      const voulu = attendu(nom, op, profil, appelant)
      // Sign-in answers 401 to wrong credentials: that is not a refusal of access.
      const refuse =
        code === 'non-connecte' || code === 'jeton-invalide'
          ? 401
          : code === 'action-interdite-par-jeton'
            ? 'personne'
            : code === 'acces-non-autorise' || code === 'compte-non-actif'
              ? 403
              : 'passe'
      // Too often: for the two that are counted by whom they concern, which is the same each time.
      const trop = statut === 429 && nom !== 'regenererCode' && nom !== 'renouvelerCode'
      if (refuse !== voulu || trop || statut >= 500)
        fautes.push(`${nom}: ${statut} ${code}, expected ${voulu}`)
    }
    expect(fautes).toEqual([])
  })

  /** The rights that a token must hold one of; none: it is open to every token, or to none. */
  const droitsDeJeton = (op: AnyOperation): readonly Autorite[] =>
    Array.isArray(op.access) ? op.access : Array.isArray(op.droitsJeton) ? op.droitsJeton : []

  it('each operation that any session may call says what a token needs', () => {
    expect(
      operations
        .filter(([, o]) => o.access === 'session' && !o.sansJeton && o.droitsJeton === undefined)
        .map(([nom]) => nom),
    ).toEqual([])
    expect(
      operations
        .filter(([, o]) => o.access !== 'session' && o.droitsJeton !== undefined)
        .map(([nom]) => nom),
    ).toEqual([])
  })

  it.each([
    'TELE_PRO_ADMIN_PRINC',
    'NOTAIRE_ADMIN',
    'TENEUR_ADMIN_PRINC',
    'INSTITUTIONNEL',
  ] as const)(
    'a token of %s without rights opens only what asks for none; with every right but those asked, no more',
    async (profil) => {
      const fautes: string[] = []
      const titulaire = await registre().personne(profil)
      const nu = await registre().parJeton(titulaire, [])
      for (const [nom, op] of operations.filter(([, o]) => o.access !== 'public')) {
        const demandes = droitsDeJeton(op)
        const voulu =
          demandes.length > 0
            ? 'acces-non-autorise'
            : op.sansJeton
              ? 'action-interdite-par-jeton'
              : ''
        const sansEux = await registre().parJeton(
          titulaire,
          AUTORITES.filter((a) => !demandes.includes(a)),
        )
        for (const programme of demandes.length > 0 ? [nu, sansEux] : [nu]) {
          const { code, statut } = await appeler(op, programme)
          if (voulu === '' ? statut === 401 || statut === 403 : code !== voulu)
            fautes.push(`${nom}: ${statut} ${code}, expected ${voulu || 'open'}`)
        }
      }
      expect(fautes).toEqual([])
    },
  )

  it('a token without rights reads of what is public exactly what anybody reads', async () => {
    const fautes: string[] = []
    const nu = await registre().parJeton(await registre().personne('TENEUR_ADMIN_PRINC'), [])
    const lire = async (op: AnyOperation, personne: Personne | null) => {
      const answer = await registre().app.inject({
        url: chemin(op),
        headers: {
          'sec-fetch-mode': 'cors',
          ...(personne
            ? { authorization: `Bearer ${personne.jeton}` }
            : { 'sec-fetch-site': 'same-origin' }),
        },
      })
      // A file bears the instant when it was made.
      if (isBinary(op.response)) return `${answer.statusCode} ${answer.headers['content-type']}`
      return `${answer.statusCode} ${answer.body.replace(/"requestId":"[^"]*"/, '')}`
    }
    // A new challenge each time.
    for (const [nom, op] of operations.filter(
      ([n, o]) =>
        o.access === 'public' && o.method === 'GET' && !o.sansJeton && n !== 'obtenirDefiCaptcha',
    )) {
      const [programme, visiteur] = [await lire(op, nu), await lire(op, null)]
      if (programme !== visiteur)
        fautes.push(`${nom}: ${programme.slice(0, 200)} / ${visiteur.slice(0, 200)}`)
    }
    expect(fautes).toEqual([])
  })

  it('an account awaiting activation calls only what is open to it', async () => {
    const fautes: string[] = []
    for (const [nom, op] of operations) {
      const personne = await registre().personne('TELE_PRO_ADMIN_PRINC')
      await registre().db.query(
        `update teledeclarant set statut = 'ATT_ACTIVATION' where id = $1`,
        [personne.teledeclarantId],
      )
      const { code } = await appeler(op, personne)
      const ouvert = op.access === 'public' || op.enAttente === true
      if ((code === 'compte-non-actif') === ouvert) fautes.push(`${nom}: ${code}`)
    }
    expect(fautes).toEqual([])
  })

  it('an institution that has not accepted the charter calls only what is open to it', async () => {
    const fautes: string[] = []
    for (const [nom, op] of operations) {
      const personne = await registre().personne('INSTITUTIONNEL')
      await registre().db.query(`delete from acceptation_charte where utilisateur_id = $1`, [
        personne.utilisateurId,
      ])
      const { code } = await appeler(op, personne)
      const ouvert = op.access === 'public' || op.avantCharte === true
      if ((code === 'charte-non-acceptee') === ouvert) fautes.push(`${nom}: ${code}`)
    }
    expect(fautes).toEqual([])
  })
})
