import { type EtatVeille, RegisterError, type Sirene } from '@registre/domain'
import { sireneEmbarquee } from '@registre/demonstration/sirene'
import {
  codeDe,
  contenuNeuf,
  coproprietesSuivies,
  deposer,
  exerciceEnregistre,
  insererEtablissement,
  type Personne,
} from '@registre/testing/register'
import { afterEach, describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'
import { copropriete, demander, etatDe, probleme } from '../rattachements/rattachements-de-test.ts'
import { saisieDe } from '../teledeclarants/teledeclarants-de-test.ts'
import { veillerEtablissements } from './veiller-etablissements.ts'

describe('the watch of the directory of companies', () => {
  const registre = useRegistre()
  const embarquee = sireneEmbarquee()
  afterEach(() => {
    registre().deps.sirene = embarquee
  })

  /** What the directory says of each SIRET; it lives where nothing is said. */
  const annuaire = (dits: Readonly<Record<string, EtatVeille | 'PANNE'>>) => {
    const demandes: string[] = []
    const sirene: Sirene = {
      ...embarquee,
      trouver: async (siret) => {
        demandes.push(siret)
        const etat = dits[siret] ?? 'ACTIF'
        if (etat === 'PANNE') throw new RegisterError('sirene-indisponible')
        const vu = await embarquee.trouver('99950101800017')
        // A hidden one comes with placeholders.
        return etat === 'INTROUVABLE' || !vu
          ? null
          : { ...vu, siret, etat, raisonSociale: etat === 'NON_DIFFUSIBLE' ? '' : vu.raisonSociale }
      },
    }
    registre().deps.sirene = sirene
    return demandes
  }
  /** Goes on until everybody who is due was asked. */
  const veiller = async () => {
    for (let tour = 0; tour < 6; tour += 1) await veillerEtablissements(registre().deps)
  }
  const siretDe = async ({ teledeclarantId }: Personne): Promise<string> =>
    (
      await registre().db.query<{ siret: string }>(
        `select siret from teledeclarant where id = $1`,
        [teledeclarantId],
      )
    )[0]?.siret ?? ''
  const courriels = (p: Personne) =>
    registre().db.query<{ constat: string }>(
      `select payload #>> '{donnees,constat}' as constat from outbox where payload ->> 'modele' = 'etablissement-signale' and (payload #>> '{droit,etablissement}')::int = $1 order by id`,
      [p.teledeclarantId],
    )
  const journal = (p: Personne) =>
    registre().db.query<{ type: string; de: string; vers: string }>(
      `select type, de, vers from journal where teledeclarant_id = $1 and type in ('lire-annuaire', 'confirmer-fermeture', 'lever-fermeture') order by id`,
      [p.teledeclarantId],
    )
  const juger = async (teneur: Personne, id: number, fermeture: 'CONFIRMER' | 'LEVER') => {
    const vu = await teneur.api.lireTeledeclarant({ params: { id } })
    return teneur.api.modifierTeledeclarant({ params: { id }, body: saisieDe(vu, { fermeture }) })
  }
  /** A co-ownership that awaits a syndic. */
  const libre = async () =>
    copropriete(
      registre(),
      'IMMATRICULEE_A_RATTACHER',
      await insererEtablissement(registre().db, 'TELE_PRO_ADMIN_PRINC'),
    )
  const id = (p: Personne): number => p.teledeclarantId ?? 0

  it('asks each at most once a week, and passes over one that it never answers for', async () => {
    const r = registre()
    const [a, b] = [
      await r.personne('TELE_PRO_ADMIN_PRINC'),
      await r.personne('TELE_PRO_ADMIN_PRINC'),
    ]
    const [sa, sb] = [await siretDe(a), await siretDe(b)]
    const demandes = annuaire({ [sa]: 'PANNE' })
    await veiller()
    expect(demandes.filter((s) => s === sb)).toHaveLength(1)
    expect(demandes.filter((s) => s === sa).length).toBeGreaterThan(1)
    const apres = annuaire({})
    await veiller()
    expect(apres.filter((s) => s === sa || s === sb)).toEqual([sa])
    r.clock.advance({ days: 8 })
    await veiller()
    expect(apres.filter((s) => s === sb)).toHaveLength(1)
  })

  it('asks nobody without a directory, nor when the settings say so', async () => {
    const r = registre()
    await r.personne('TELE_PRO_ADMIN_PRINC')
    const demandes = annuaire({})
    const { settings } = r.deps
    r.deps.settings = { ...settings, VEILLE_PAR_MINUTE: 0 }
    await veiller()
    r.deps.settings = settings
    expect(demandes).toEqual([])
    r.deps.sirene = {
      ...r.deps.sirene,
      trouver: () => Promise.reject(new RegisterError('service-non-regle')),
    }
    expect(await veillerEtablissements(r.deps)).toEqual({ faits: 0, ecartes: 0 })
  })

  it('a closed one: told once, listed, confirmed on a second day, barred, lifted', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const [suivie] = await coproprietesSuivies(r, syndic, 1)
    const siret = await siretDe(syndic)
    annuaire({ [siret]: 'FERME' })
    await veiller()
    const premier = await r.personne('TENEUR_ADMIN_PRINC')
    // One reading bars nobody, and cannot be confirmed.
    expect((await probleme(juger(premier, id(syndic), 'CONFIRMER'))).code).toBe(
      'transition-interdite',
    )
    const premiere = await libre()
    await demander(syndic, premiere, r.clock.today())

    r.clock.advance({ days: 8 })
    await veiller()
    expect(await courriels(syndic)).toEqual([{ constat: 'FERME' }])
    const teneur = await r.personne('TENEUR_ADMIN_PRINC')
    const liste = async (veille: 'A_EXAMINER' | 'FERMETURE_CONFIRMEE') =>
      (
        await teneur.api.rechercherTeledeclarants({
          body: {
            veille,
            paginationOptions: { sortField: 'nbCoproprietes', sortDirection: 'DESC' },
          },
        })
      ).teledeclarantDTOList.map((l) => [Number(l.idTeledeclarant), l.libelleVeille])
    expect(await liste('A_EXAMINER')).toContainEqual([id(syndic), 'Établissement fermé'])
    const vu = await juger(teneur, id(syndic), 'CONFIRMER')
    expect(vu.veille).toMatchObject({ etat: 'FERME', decisions: ['LEVER'] })
    expect(await liste('A_EXAMINER')).not.toContainEqual([id(syndic), expect.anything()])
    expect(await liste('FERMETURE_CONFIRMEE')).toEqual([[id(syndic), 'Fermeture confirmée']])

    const encore = await r.personne('TELE_PRO_ADMIN_PRINC', id(syndic))
    const autre = await libre()
    const refus = await probleme(demander(encore, autre, r.clock.today()))
    expect(refus).toMatchObject({ code: 'transition-interdite' })
    expect(refus.message).toMatch(/nouveau SIRET.*teneur/)
    expect(await etatDe(r, autre)).toBe('IMMATRICULEE_A_RATTACHER')
    expect((await probleme(deposer(encore, contenuNeuf(r)))).code).toBe('transition-interdite')
    // The accounts of the years that it lived are filed.
    const annee = exerciceEnregistre(r).annee + 1
    const comptes = await encore.api.controlerPortefeuille({
      body: {
        lignes: [
          {
            numero: suivie?.numero ?? '',
            dateDebutExercice: `01/01/${annee}`,
            dateClotureComptes: `31/12/${annee}`,
            dateAg: `20/05/${annee + 1}`,
            chargesOperationsCourantes: 41_200,
            chargesOperationsExceptionnelles: 0,
            montantDettes: 900,
            montantImpayesCoproprietaires: 300,
            nbCoproprietairesImpayes: 1,
            montantFondTravaux: 2000,
          },
        ],
      },
    })
    expect(comptes.comptes).toMatchObject({ PRETE: 1 })

    await juger(teneur, id(syndic), 'LEVER')
    await demander(encore, autre, r.clock.today())
    expect((await journal(syndic)).map((j) => [j.type, j.vers])).toEqual([
      ['lire-annuaire', 'FERME'],
      ['confirmer-fermeture', ''],
      ['lever-fermeture', ''],
    ])
    // Read closed again: lifted once, nobody is asked again.
    r.clock.advance({ days: 8 })
    await veiller()
    const dernier = await r.personne('TENEUR_ADMIN_PRINC')
    const { veille } = await dernier.api.lireTeledeclarant({ params: { id: id(syndic) } })
    expect(veille).toMatchObject({ confirmeLe: null, leveLe: expect.any(String) })
  })

  it('a confirmed closure ends when the directory says that it lives, or when its SIRET changes', async () => {
    const r = registre()
    const [rouvert, demenage] = [
      await r.personne('TELE_PRO_ADMIN_PRINC'),
      await r.personne('TELE_PRO_ADMIN_PRINC'),
    ]
    await r.db.query(
      `insert into veille_etablissement (teledeclarant_id, siret, etat, lu_le, constate_le, confirme_le)
       select id, siret, 'FERME', $2::timestamptz - interval '8 days', $2::timestamptz - interval '20 days', $2 from teledeclarant where id = any($1)
       on conflict (teledeclarant_id) do update set etat = 'FERME', lu_le = excluded.lu_le, constate_le = excluded.constate_le, confirme_le = excluded.confirme_le`,
      [[id(rouvert), id(demenage)], r.clock.now()],
    )
    const barre = async (p: Personne) => codeDe(demander(p, await libre(), r.clock.today()))
    expect([await barre(rouvert), await barre(demenage)]).toEqual([
      'transition-interdite',
      'transition-interdite',
    ])
    annuaire({ [await siretDe(demenage)]: 'FERME' })
    await veiller()
    await r.db.query(`update teledeclarant set siret = '99950106700014' where id = $1`, [
      id(demenage),
    ])
    expect([await barre(rouvert), await barre(demenage)]).toEqual(['ok', 'ok'])
    expect((await journal(rouvert)).at(-1)).toEqual({
      type: 'lire-annuaire',
      de: 'FERME',
      vers: 'ACTIF',
    })
  })

  it('a hidden one is active: seen by a keeper, told once, neither blocked nor renamed', async () => {
    const r = registre()
    const cache = await r.personne('TELE_PRO_ADMIN_PRINC')
    const nomDe = async () =>
      r.db.query(`select raison_sociale, commune from teledeclarant where id = $1`, [id(cache)])
    const avant = await nomDe()
    annuaire({ [await siretDe(cache)]: 'NON_DIFFUSIBLE' })
    await veiller()
    expect(await nomDe()).toEqual(avant)
    expect(await courriels(cache)).toEqual([{ constat: 'NON_DIFFUSIBLE' }])
    await demander(cache, await libre(), r.clock.today())
    const teneur = await r.personne('TENEUR_ADMIN_PRINC')
    expect((await juger(teneur, id(cache), 'LEVER')).veille).toMatchObject({ decisions: [] })
  })

  it('is a keeper’s to judge who may edit; nobody else sees it', async () => {
    const r = registre()
    const [syndic, hotline] = [
      await r.personne('TELE_PRO_ADMIN_PRINC'),
      await r.personne('TENEUR_ASS_HOTLINE_GES'),
    ]
    annuaire({ [await siretDe(syndic)]: 'FERME' })
    await veiller()
    expect((await probleme(juger(hotline, id(syndic), 'LEVER'))).status).toBe(403)
    expect(await journal(syndic)).toHaveLength(1)
  })
})
