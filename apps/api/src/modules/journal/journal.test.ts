import { codeDe } from '@registre/testing/register'
import { describe, expect, it } from 'vitest'
import type { ClientArgs, Contract } from '@registre/contract'
import { journaliser, TRAITEMENT } from '../../platform/journal.ts'
import type { Session } from '../../platform/context.ts'
import { useRegistre } from '../../../tests/support/register.ts'
import { EVENEMENTS_COURANTS, lireJournal } from './journal.repository.ts'

const VIDE = { dateDu: '', dateAu: '' }
/** The same, as the server reads it. */
const VIDE_LU = { dateDu: null, dateAu: null }

describe('the event journal', () => {
  const registre = useRegistre()
  const ecrire = (motif: string, plus: Partial<Parameters<typeof journaliser>[2]> = {}) =>
    journaliser({ sql: registre().db.query }, TRAITEMENT, {
      categorie: 'VALIDATION',
      type: 'valider',
      motif,
      ...plus,
    })

  it('tells who did what, from which state to which, and on behalf of whom', async () => {
    const teneur = await registre().personne('TENEUR_ADMIN_PRINC')
    const syndic = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const { api } = teneur
    const [autre] = await registre().db.query<{ id: number }>(
      `select id from teledeclarant where id <> (select teledeclarant_id from utilisateur where id = $1) limit 1`,
      [syndic.utilisateurId],
    )
    const params = { id: syndic.utilisateurId }
    expect(
      await codeDe(api.emprunterCompte({ params, query: { teledeclarant: autre?.id ?? 999_999 } })),
    ).toBe('transition-interdite')
    await api.emprunterCompte({ params, query: { raison: 'Appel du syndic' } })
    await api.rendreCompte({})
    const { evenements, tronque } = await api.rechercherJournal({
      body: { ...VIDE, categorie: 'CONNEXION', personne: teneur.login },
    })
    expect(tronque).toBe(false)
    expect(evenements.map((e) => e.type)).toEqual(['rendre-compte', 'emprunter-compte'])
    expect(evenements[1]?.motif).toBe('Appel du syndic')
    expect(evenements[0]).toMatchObject({
      libelleType: 'Retour au compte du teneur',
      libelleModalite: 'À l’écran',
      copropriete: null,
    })
    expect(
      evenements.every((e) => e.teneur.startsWith('Camille Durand') && e.personne !== e.teneur),
    ).toBe(true)
  })

  it('searches by period, profile, category, type, modality, person and number', async () => {
    const { api, login } = await registre().personne('TENEUR_ADMIN_SCOND')
    const chercher = async (body: NonNullable<ClientArgs<Contract['rechercherJournal']>['body']>) =>
      (await api.rechercherJournal({ body })).evenements.map((e) => e.motif)
    await ecrire('un', { donnees: { nombre: 3 }, de: 'BROUILLON', vers: 'SUPPRIMEE' })
    await ecrire('deux', { categorie: 'MANDAT', type: 'expirer' })
    expect(await chercher({ ...VIDE, categorie: 'MANDAT' })).toEqual(['deux'])
    expect(await chercher({ ...VIDE, typeEvenement: 'valider', modalite: 'TRAITEMENT' })).toEqual([
      'un',
    ])
    expect(await chercher({ ...VIDE, modalite: 'API' })).toEqual([])
    // What machines do is left out where it is asked, and older ones follow.
    expect(await chercher({ ...VIDE, categorie: 'MANDAT', sansMachines: true })).toEqual([])
    const [dernier] = (await api.rechercherJournal({ body: { ...VIDE, categorie: 'MANDAT' } }))
      .evenements
    expect(await chercher({ ...VIDE, typeEvenement: 'valider', apres: dernier?.id ?? 0 })).toEqual([
      'un',
    ])
    expect(await chercher({ ...VIDE, categorie: 'MANDAT', apres: dernier?.id ?? 0 })).toEqual([])
    expect(await chercher({ dateDu: '01/01/2999', dateAu: '' })).toEqual([])
    expect(await chercher({ dateDu: '', dateAu: '01/01/2001' })).toEqual([])
    expect(await chercher({ ...VIDE, profil: 'NOTAIRE_COLLAB' })).toEqual([])
    expect(await chercher({ ...VIDE, numeroImmatriculation: 'AA9-999-999' })).toEqual([])
    expect(await chercher({ ...VIDE, numeroImmatriculation: 'sans forme' })).toEqual([])
    expect(await chercher({ ...VIDE, personne: '%' })).toEqual([])
    expect(
      (await api.rechercherJournal({ body: { ...VIDE, personne: `$${login}` } })).evenements,
    ).toEqual([])
    const [un] = (await api.rechercherJournal({ body: { ...VIDE, typeEvenement: 'valider' } }))
      .evenements
    expect(un).toMatchObject({
      de: 'Brouillon',
      vers: 'Supprimée',
      details: [{ clef: 'Nombre', valeur: '3' }],
      personne: '',
    })
  })

  it('by a declarant: what its people did and what was done about it, by name, SIREN or SIRET', async () => {
    const r = registre()
    const { api } = await r.personne('TENEUR_ADMIN_PRINC')
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    await r.db.query(
      `update teledeclarant set raison_sociale = 'Foncière D’Aubigné', siret = '77777777700017' where id = $1`,
      [syndic.teledeclarantId],
    )
    const { utilisateurId, profil } = syndic
    const session = {
      utilisateurId,
      originalId: null,
      institution: null,
      acteur: { profil, teledeclarantId: null },
    } as unknown as Session
    await journaliser(
      { sql: r.db.query },
      { ...TRAITEMENT, session },
      {
        categorie: 'VALIDATION',
        type: 'valider',
        motif: 'fait par elle',
      },
    )
    await ecrire('la concerne', { teledeclarantId: syndic.teledeclarantId })
    await ecrire('ne la concerne pas')
    const motifs = async (declarant: string) =>
      (await api.rechercherJournal({ body: { ...VIDE, declarant } })).evenements.map((e) => [
        e.motif,
        e.teledeclarant,
      ])
    const attendus = await motifs('777777777')
    expect(attendus).toEqual([
      ['la concerne', 'Foncière D’Aubigné'],
      ['fait par elle', ''],
    ])
    for (const mot of ['77777777700017', '777 777 777 00017', 'fonciere'])
      expect(await motifs(mot)).toEqual(attendus)
    expect(await motifs('999999999')).toEqual([])
  })

  it('shows the first hundred and says that there are more; the extraction holds them all, without formulas', async () => {
    const { api } = await registre().personne('TENEUR_ADMIN_SCOND')
    for (let i = 0; i < 100; i += 1)
      await ecrire(`ligne ${i}`, { categorie: 'EXPORT', type: 'exporter-journal' })
    await ecrire('=1+1', { categorie: 'EXPORT', type: 'exporter-journal' })
    const body = { ...VIDE, categorie: 'EXPORT' } as const
    const reponse = await api.rechercherJournal({ body })
    expect([reponse.evenements.length, reponse.tronque, reponse.evenements[0]?.motif]).toEqual([
      100,
      true,
      '=1+1',
    ])
    const { blob, fileName } = await api.exporterJournal({ body })
    expect(fileName).toMatch(/^journal-\d{8}\.csv$/)
    const lignes = (await blob.text()).trim().split('\r\n')
    expect(lignes).toHaveLength(102)
    expect(lignes[0]).toMatch(/^\uFEFF?N°;Date et heure/)
    expect(lignes.some((l) => l.includes(";'=1+1;"))).toBe(true)
    expect((await api.rechercherJournal({ body })).evenements[0]).toMatchObject({
      type: 'exporter-journal',
      details: [{ clef: 'categorie', valeur: 'EXPORT' }],
    })
  })

  it('lists what a category can hold', async () => {
    const { api } = await registre().personne('TENEUR_ADMIN_PRINC')
    const types = await api.listerEvenementsDeCategorie({ params: { cat: 'CONNEXION' } })
    expect(types.map((t) => t.clef)).toContain('emprunter-compte')
    expect((await api.listerEvenements({})).length).toBeGreaterThan(types.length)
    expect(await api.listerModalitesJournal({})).toHaveLength(3)
  })

  it('reads by the index of each criterion what a plain reading finds, page after page', async () => {
    const { db } = registre()
    const [a, b] = [
      await registre().personne('TENEUR_ADMIN_PRINC'),
      await registre().personne('TELE_PRO_GESTION'),
    ]
    const genres = [
      ['VALIDATION', 'valider'],
      ['VALIDATION', 'refuser'],
      ['EXPORT', 'exporter-journal'],
      ['CONNEXION', 'connexion'],
    ] as const
    for (let n = 0; n < 48; n += 1)
      await db.query(
        `insert into journal (categorie, type, modalite, acteur_id, acteur_profil, original_id, motif) values ($1, $2, $3, $4, $5, $6, 'plan')`,
        [
          ...(genres[n % 4] ?? []),
          ['ECRAN', 'API', 'TRAITEMENT'][n % 3],
          n % 5 === 0 ? null : n % 2 === 0 ? a.utilisateurId : b.utilisateurId,
          n % 5 === 0 ? '' : n % 2 === 0 ? a.profil : b.profil,
          n % 6 === 0 ? a.utilisateurId : null,
        ],
      )
    const qui = (p: typeof a) => p.login.replace('@exemple.test', '')
    const criteres = [
      {},
      { categorie: 'VALIDATION' },
      { typeEvenement: 'refuser' },
      { categorie: 'EXPORT', typeEvenement: 'exporter-journal' },
      { categorie: 'EXPORT', typeEvenement: 'valider' },
      { profil: a.profil },
      { profil: b.profil, categorie: 'CONNEXION' },
      { modalite: 'API' },
      { modalite: 'API', typeEvenement: 'valider', profil: a.profil },
      { personne: qui(a) },
      { personne: 'personne' },
      { personne: qui(b), categorie: 'VALIDATION' },
    ] as const
    const PLEINS = {
      ...VIDE_LU,
      personne: '',
      profil: '',
      categorie: '',
      typeEvenement: '',
      modalite: '',
      numeroImmatriculation: '',
      declarant: '',
    } as const
    const [index] = await db.query<{ sauf: string }>(
      `select pg_get_expr(indpred, indrelid) as sauf from pg_index where indexrelid = 'journal_type_idx'::regclass`,
    )
    expect([...(index?.sauf.matchAll(/'([a-z-]+)'/g) ?? [])].map(([, type]) => type)).toEqual(
      EVENEMENTS_COURANTS,
    )
    const fautes: string[] = []
    for (const c of criteres) {
      const plein = { ...PLEINS, ...c }
      const voulus = await db.query<{ id: string }>(
        `select j.id::text as id from journal j left join utilisateur u on u.id = j.acteur_id left join utilisateur o on o.id = j.original_id
         where ($1 = '' or j.categorie = $1) and ($2 = '' or j.type = $2) and ($3 = '' or j.acteur_profil = $3) and ($4 = '' or j.modalite = $4)
           and ($5 = '' or coalesce(u.email, '') like '%' || $5 || '%' or coalesce(o.email, '') like '%' || $5 || '%') order by j.instant desc, j.id desc`,
        [plein.categorie, plein.typeEvenement, plein.profil, plein.modalite, plein.personne],
      )
      const lus: string[] = []
      let dernier: Awaited<ReturnType<typeof lireJournal>>[number] | undefined
      do {
        const page = await db.readTransaction((tx) => lireJournal(tx, plein, 7, dernier))
        lus.push(...page.map((e) => String(e.id)))
        dernier = page.at(-1)
      } while (dernier)
      if (JSON.stringify(lus) !== JSON.stringify(voulus.map((v) => v.id)))
        fautes.push(`${JSON.stringify(c)}: ${lus.length} for ${voulus.length}`)
    }
    expect(fautes).toEqual([])
  })
})
