import type { ClientArgs, contract } from '@registre/contract'
import { ETATS_COPROPRIETE } from '@registre/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { immatriculee } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { scellerJournal } from '../journal/sceller-journal.ts'
import { projeterCoproprietes, reconstruireProjections } from '../projections/projeter.ts'
import { inscrire, type Inscrite } from './annuaire-de-test.ts'

type Corps = NonNullable<ClientArgs<(typeof contract)['rechercherAnnuaire']>['body']>

describe('the public directory', () => {
  const registre = useRegistre()
  let syndic = 0

  const ajouter = (i: Inscrite): Promise<number> => inscrire(registre().db, syndic, i)
  const chercher = (body: Corps) => registre().visiteur().api.rechercherAnnuaire({ body })
  const noms = async (body: Corps): Promise<string[]> =>
    (await chercher(body)).ligneAnnuaireDTOList.map((l) => l.nom)
  const simple = (adresseNonSelectionnee: string): Promise<string[]> =>
    noms({ adresseNonSelectionnee })
  const avancee = (criteres: Corps): Promise<string[]> =>
    noms({ isRechercheAvancee: true, ...criteres })
  const entete = async (corps: object): Promise<[number, string | undefined]> => {
    const r = await registre().app.inject({
      method: 'POST',
      url: '/api/public/annuaire/rechercherAnnuaire',
      payload: corps,
      headers: { 'x-register-client': '1' },
    })
    return [r.statusCode, r.headers['x-register-warning'] as string | undefined]
  }
  const faute = async (body: Corps): Promise<string> => {
    const erreur: unknown = await chercher(body).catch((e: unknown) => e)
    expect(erreur).toMatchObject({
      problem: { code: 'requete-invalide', champs: [{ message: expect.any(String) }] },
    })
    return (erreur as { problem: { champs: { champ: string }[] } }).problem.champs[0]?.champ ?? ''
  }

  beforeAll(async () => {
    const { db, personne } = registre()
    syndic = (await personne('TELE_PRO_ADMIN_PRINC')).teledeclarantId ?? 0
    await db.query(
      `insert into commune (code, nom, nom_normalise, type, chef_lieu, code_departement, code_region) values ('37261', 'Tours', 'tours', 'commune-actuelle', null, '37', '24'),
         ('75056', 'Paris', 'paris', 'commune-actuelle', null, '75', '11'), ('75102', 'Paris 2e', 'paris 2e', 'arrondissement-municipal', '75056', '75', '11'),
         ('75104', 'Paris 4e', 'paris 4e', 'arrondissement-municipal', '75056', '75', '11'),
         ('75111', 'Paris 11e', 'paris 11e', 'arrondissement-municipal', '75056', '75', '11')`,
    )
    const an = registre().clock.today().slice(0, 4)
    await ajouter({
      numero: 'AA0000101',
      nom: 'Résidence des Érables',
      lots: 30,
      maj: `${an}-01-01`,
      mandat: ['2026-01-01', '2028-12-31'],
    })
    await ajouter({
      numero: 'AA0000102',
      nom: 'Les Érables du Lac',
      lots: 10,
      adresse: '12 rue du Lac',
      maj: '2019-12-31',
      mandat: ['2024-01-01', '2025-06-30'],
    })
    await ajouter({
      numero: 'AA0000103',
      nom: 'Le Cèdre Bleu',
      lots: 20,
      adresse: 'Lieu-dit La Prée',
      nonApprouves: true,
      codePostal: '37100',
    })
    await ajouter({
      numero: 'AB0000104',
      nom: 'Cœur de Ville',
      codePostal: '75004',
      codeInsee: '75104',
      commune: 'Paris',
      etat: 'IMMATRICULEE_A_RATTACHER',
      adresse: '8 rue des Érables',
    })
    await ajouter({
      numero: 'AF0000106',
      nom: 'Rue de Tours',
      codePostal: '75011',
      codeInsee: '75111',
      commune: 'Paris',
      adresse: '9 rue de Tours',
    })
    await ajouter({
      numero: 'AB0000105',
      nom: 'Opéra',
      codePostal: '75002',
      codeInsee: '75102',
      commune: 'Paris',
      etat: 'FUTUR',
      nonApprouves: false,
    })
    for (const [i, [x, y]] of [
      [0.685, 47.3901],
      [0.687, 47.3901],
      [0.6852, 47.3901],
      [0.75, 47.3901],
    ].entries())
      await ajouter({
        numero: `AC000010${i}`,
        nom: `Situé ${i}`,
        lieu: [x ?? 0, y ?? 0],
        codePostal: '37200',
      })
    const remplacante = await ajouter({ numero: 'AD0000001', nom: 'Devenir nouveau' })
    await ajouter({
      numero: 'AD0000002',
      nom: 'Devenir ancien',
      etat: 'IMMATRICULATION_ANNULEE',
      remplaceePar: remplacante,
    })
    await ajouter({
      numero: 'AD0000003',
      nom: 'Devenir passé',
      etat: 'DISSOUTE',
      dissoute: '2024-03-05',
    })
    for (const [i, etat] of ETATS_COPROPRIETE.entries())
      await ajouter({
        numero: /^(BROUILLON|IMMATRICULATION_(ET|DEMANDE))/.test(etat) ? null : `AE000${1000 + i}`,
        nom: `Secret ${etat}`,
        etat,
        codePostal: '37300',
      })
    for (const [i, nom] of ['', 'Zénith', '', 'Aubade'].entries())
      await ajouter({ numero: `AD000010${i}`, nom, codePostal: '37400', adresse: '4 quai du Nord' })
    await reconstruireProjections(db)
  })

  it('those without a name come last, in both directions and from page to page', async () => {
    for (const criteres of [
      { isRechercheAvancee: true, codePostal: '37400' },
      { isRechercheAvancee: true, voie: 'quai du nord' },
      { isRechercheAvancee: true, voie: '4', codePostal: '37400' },
      { adresseNonSelectionnee: 'quai nord' },
      { adresseNonSelectionnee: '$4 quai' },
      { adresseNonSelectionnee: '$_ quai' },
    ])
      for (const [sortDirection, attendus] of [
        ['ASC', ['AD0000103', 'AD0000101', 'AD0000100', 'AD0000102']],
        ['DESC', ['AD0000101', 'AD0000103', 'AD0000102', 'AD0000100']],
      ] as const) {
        const page = (pageNumber: number) =>
          chercher({
            ...criteres,
            paginationOptions: { pageNumber, pageSize: 3, sortField: 'nom', sortDirection },
          })
        const [premiere, seconde] = [await page(1), await page(2)]
        expect(
          [...premiere.ligneAnnuaireDTOList, ...seconde.ligneAnnuaireDTOList].map(
            (l) => l.numeroImmatriculation,
          ),
        ).toEqual(attendus)
        expect([premiere.totalItems, seconde.totalItems]).toEqual([4, 4])
      }
  })

  it('contains, whatever the accents, the case and the order of the words; name or address', async () => {
    expect(await simple('ERABLES')).toEqual([
      'Cœur de Ville',
      'Les Érables du Lac',
      'Résidence des Érables',
    ])
    expect(await simple('lac érab')).toEqual(['Les Érables du Lac'])
    expect(await simple('coeur ville')).toEqual(['Cœur de Ville'])
    expect(await simple('12, rue du Lac 37000 Tours')).toEqual(['Les Érables du Lac'])
  })

  it('a leading $ begins with, _ is one character', async () => {
    expect(await simple('$les é')).toEqual(['Les Érables du Lac'])
    expect(await simple('$érables')).toEqual([])
    expect(await simple('c_dre')).toEqual(['Le Cèdre Bleu'])
    expect(await avancee({ nom: '$_p_ra' })).toEqual(['Opéra'])
    expect(await avancee({ nom: '$le _edre' })).toEqual(['Le Cèdre Bleu'])
    expect(await avancee({ nom: '$o%a' })).toEqual([])
  })

  it('finds a number with or without dashes, and its beginning', async () => {
    for (const n of ['AA0000103', 'aa0-000-103', ' AA0 000 103 '])
      expect(await simple(n)).toEqual(['Le Cèdre Bleu'])
    expect(await simple('AB0')).toEqual(['Cœur de Ville', 'Opéra'])
    expect(await avancee({ numeroImmatriculation: 'AB0-000-10_' })).toEqual([
      'Cœur de Ville',
      'Opéra',
    ])
    expect(await avancee({ numeroImmatriculation: 'AB0000105' })).toEqual(['Opéra'])
    expect(await simple('ZZ9-999-999')).toEqual([])
    expect(await faute({ isRechercheAvancee: true, numeroImmatriculation: '105' })).toBe(
      'numeroImmatriculation',
    )
  })

  it('each advanced criterion', async () => {
    expect(await avancee({ numeroDepartement: '75' })).toEqual([
      'Cœur de Ville',
      'Opéra',
      'Rue de Tours',
    ])
    expect(await avancee({ commune: '75056' })).toEqual(['Cœur de Ville', 'Opéra', 'Rue de Tours'])
    expect(await avancee({ commune: '75104' })).toEqual(['Cœur de Ville'])
    expect(await avancee({ codePostal: '37100' })).toEqual(['Le Cèdre Bleu'])
    expect(await avancee({ voie: 'rue du lac' })).toEqual(['Les Érables du Lac'])
    expect(await avancee({ lieuDit: 'prée' })).toEqual(['Le Cèdre Bleu'])
    expect(await avancee({ nom: 'érables' })).toEqual([
      'Les Érables du Lac',
      'Résidence des Érables',
    ])
    expect(await avancee({ dateDebutMandat: '01/01/2025' })).toEqual(['Résidence des Érables'])
    expect(await avancee({ dateFinMandat: '30/06/2025' })).toEqual(['Les Érables du Lac'])
    expect(await avancee({ majAnnuelle: 'FAITE' })).toEqual(['Résidence des Érables'])
    expect(await avancee({ majAnnuelle: 'A_FAIRE', nom: 'érables' })).toEqual([
      'Les Érables du Lac',
    ])
    expect(await avancee({ majExerciceNonApprouve: 'FAITE' })).toEqual(['Le Cèdre Bleu'])
    expect(await avancee({ majExerciceNonApprouve: 'A_FAIRE', nom: 'opéra' })).toEqual(['Opéra'])
    expect(await avancee({ statutCopropriete: 'IMMATRICULEE', numeroDepartement: '75' })).toEqual([
      'Cœur de Ville',
      'Opéra',
      'Rue de Tours',
    ])
    expect(await avancee({ statutRattachement: 'NON_RATTACHEE', numeroDepartement: '75' })).toEqual(
      ['Cœur de Ville'],
    )
    expect(
      await avancee({
        statutRattachement: 'MANDAT_EN_COURS',
        statutCopropriete: 'DISSOLUTION_EN_COURS',
      }),
    ).toEqual([])
    expect(
      await avancee({
        numeroDepartement: '37',
        nom: 'érables',
        majAnnuelle: 'FAITE',
        statutRattachement: 'MANDAT_EN_COURS',
      }),
    ).toEqual(['Résidence des Érables'])
  })

  it('says which field is at fault', async () => {
    expect(await faute({ isRechercheAvancee: true })).toBe('numeroDepartement')
    expect(await faute({})).toBe('adresseNonSelectionnee')
    for (const vide of ['%', '$', ' ? '])
      expect(await faute({ adresseNonSelectionnee: vide })).toBe('adresseNonSelectionnee')
    expect(await faute({ isRechercheAvancee: true, nom: '%' })).toBe('nom')
    expect(await faute({ isRechercheAvancee: true, voie: '%%' })).toBe('voie')
    expect(await faute({ isRechercheAvancee: true, numeroDepartement: '00' })).toBe(
      'numeroDepartement',
    )
    expect(await faute({ isRechercheAvancee: true, commune: '99999' })).toBe('commune')
    expect(await faute({ isRechercheAvancee: true, codePostal: '3700' })).toBe('codePostal')
    expect(
      await faute({ isRechercheAvancee: true, codePostal: '75002', numeroDepartement: '37' }),
    ).toBe('codePostal')
    expect(await faute({ isRechercheAvancee: true, statutCopropriete: 'toString' })).toBe(
      'statutCopropriete',
    )
    expect(await faute({ isRechercheAvancee: true, statutRattachement: 'X' })).toBe(
      'statutRattachement',
    )
    expect((await entete({ adresseNonSelectionnee: 'x'.repeat(201) }))[0]).toBe(400)
  })

  it('pages and sorts', async () => {
    const page = (pageNumber: number, sortField: string, sortDirection: 'ASC' | 'DESC') =>
      chercher({
        isRechercheAvancee: true,
        numeroDepartement: '37',
        nom: 'e',
        paginationOptions: { pageNumber, pageSize: 2, sortField, sortDirection },
      })
    const [un, deux] = [await page(1, 'nom', 'ASC'), await page(2, 'nom', 'ASC')]
    expect([un.ligneAnnuaireDTOList.length, deux.ligneAnnuaireDTOList.length]).toEqual([2, 2])
    expect(un.totalItems).toBe(deux.totalItems)
    const tous = await chercher({
      isRechercheAvancee: true,
      numeroDepartement: '37',
      nom: 'e',
      paginationOptions: { pageSize: 100 },
    })
    expect([...un.ligneAnnuaireDTOList, ...deux.ligneAnnuaireDTOList]).toEqual(
      tous.ligneAnnuaireDTOList.slice(0, 4),
    )
    expect(tous.totalItems).toBe(tous.ligneAnnuaireDTOList.length)
    expect(
      (await page(1, 'numeroImmatriculation', 'DESC')).ligneAnnuaireDTOList[0]
        ?.numeroImmatriculation,
    ).toMatch(/^AE/)
    expect(
      (await page(1, 'nombreLots', 'DESC')).ligneAnnuaireDTOList.map((l) => l.nombreLots),
    ).toEqual([30, 20])
    expect((await page(1, 'commune', 'ASC')).totalItems).toBe(un.totalItems)
    expect(await page(500, 'nom', 'ASC')).toMatchObject({
      ligneAnnuaireDTOList: [],
      totalItems: un.totalItems,
    })
    const parCommune = (pageNumber: number) =>
      chercher({
        isRechercheAvancee: true,
        commune: '75056',
        paginationOptions: { pageNumber, pageSize: 1, sortField: 'nombreLots' },
      })
    expect(await parCommune(9)).toMatchObject({ ligneAnnuaireDTOList: [], totalItems: 3 })
  })

  it('nearest first around a located address, with the metres; a far page keeps the total', async () => {
    const autour = (pageNumber: number) =>
      chercher({
        adresseNonStructuree: { voie: 'peu importe', x: 0.685, y: 47.39 },
        paginationOptions: { pageNumber, pageSize: 2 },
      })
    const { ligneAnnuaireDTOList, totalItems, avis } = await autour(1)
    expect([ligneAnnuaireDTOList.map((l) => l.nom), totalItems, avis]).toEqual([
      ['Situé 0', 'Situé 2'],
      3,
      [],
    ])
    expect(ligneAnnuaireDTOList[0]?.distance).toBeGreaterThan(9)
    expect(ligneAnnuaireDTOList[0]?.distance).toBeLessThan(13)
    expect((await autour(2)).ligneAnnuaireDTOList.map((l) => l.nom)).toEqual(['Situé 1'])
    expect(await autour(3)).toMatchObject({ ligneAnnuaireDTOList: [], totalItems: 3 })
    expect(await noms({ adresseNonStructuree: { x: 0.74, y: 47.39 } })).toEqual(['Situé 3'])
    expect(await chercher({ adresseNonStructuree: { x: -40, y: 10 } })).toMatchObject({
      ligneAnnuaireDTOList: [],
      totalItems: 0,
    })
  })

  it('an address without a place is looked for as text, and the header says so; its department when the postal code gives nothing', async () => {
    const adresseNonStructuree = { voie: '12 rue du Lac', codePostal: '37000', commune: 'Tours' }
    expect(await noms({ adresseNonStructuree })).toEqual(['Les Érables du Lac'])
    expect(await entete({ adresseNonStructuree })).toEqual([200, 'not geolocalised'])
    // A commune or a postal code alone has no street to place: nothing to warn about.
    for (const lieu of [{ commune: 'Tours' }, { codePostal: '37000' }])
      expect((await entete({ adresseNonStructuree: lieu }))[1]).toBeUndefined()
    const au = (codePostal: string) =>
      chercher({ adresseNonStructuree: { ...adresseNonStructuree, codePostal } })
    expect(await au('37999')).toMatchObject({
      ligneAnnuaireDTOList: [{ nom: 'Les Érables du Lac' }],
      avis: ['not geolocalised', 'whole department'],
    })
    expect(await au('75002')).toMatchObject({ totalItems: 0, avis: ['not geolocalised'] })
    expect((await entete({ adresseNonSelectionnee: 'érables' }))[1]).toBeUndefined()
  })

  it('a commune is searched whole by its code or by a name that only one bears, never a street of its name; else its words; in a postal code when one is given', async () => {
    const la = (a: NonNullable<Corps['adresseNonStructuree']>) =>
      noms({ adresseNonStructuree: a, paginationOptions: { pageSize: 100 } })
    const toutTours = await avancee({ commune: '37261', paginationOptions: { pageSize: 100 } })
    expect(toutTours).not.toContain('Rue de Tours')
    for (const lieu of [
      { codeInsee: '37261', commune: 'Ville nouvelle' },
      { commune: 'TOURS CEDEX' },
    ])
      expect(await la(lieu)).toEqual(toutTours)
    for (const lieu of [{ commune: 'Tours' }, { codeInsee: '37261', voie: 'prée' }])
      expect(await la({ ...lieu, codePostal: '37100' })).toEqual(['Le Cèdre Bleu'])
    expect(await la({ codeInsee: '75104' })).toEqual(['Cœur de Ville'])
    expect(await la({ commune: 'Paris' })).toEqual(['Cœur de Ville', 'Opéra', 'Rue de Tours'])
    expect(await la({ commune: 'Tours', codePostal: '37999' })).toEqual([])
    expect(await faute({ adresseNonStructuree: { codeInsee: '99999' } })).toBe('commune')
  })

  it('patterns that match nearly everything answer, whatever they are', async () => {
    for (const motif of [
      '_____',
      'e',
      '_',
      'a_',
      '$_',
      'rue',
      'x'.repeat(200),
      Array.from({ length: 66 }, () => 'le').join(' '),
    ])
      expect((await entete({ adresseNonSelectionnee: motif }))[0], motif).toBe(200)
  })

  it('above a thousand, the header says that there are too many', async () => {
    const { db } = registre()
    await db.query(
      `insert into fiche select (jsonb_populate_record(f, jsonb_build_object('copropriete_id', 900000 + n, 'numero', 'ZA' || (1000000 + n), 'nom', 'Foule ' || n))).* from fiche f, generate_series(1, 1005) n where f.numero = 'AA0000101'`,
    )
    await db.query(
      `insert into annuaire select (jsonb_populate_record(a, jsonb_build_object('copropriete_id', 900000 + n, 'numero', 'ZA' || (1000000 + n), 'nom_n', 'foule ' || n))).* from annuaire a, generate_series(1, 1005) n where a.numero = 'AA0000101'`,
    )
    await db.query(
      'insert into annuaire_mot select * from compter_mots(null) on conflict (mot) do update set nb_noms = excluded.nb_noms, nb_adresses = excluded.nb_adresses',
    )
    expect(await entete({ adresseNonSelectionnee: 'foule' })).toEqual([200, 'too many results'])
    for (const sortField of ['nom', 'numeroImmatriculation', 'commune', 'nombreLots'])
      for (const sortDirection of ['ASC', 'DESC'] as const) {
        const { totalItems, ligneAnnuaireDTOList } = await chercher({
          adresseNonSelectionnee: 'foule',
          paginationOptions: { sortField, sortDirection },
        })
        expect([totalItems, ligneAnnuaireDTOList.length]).toEqual([1000, 10])
      }
    expect(await entete({ isRechercheAvancee: true, commune: '37261', nom: 'foule' })).toEqual([
      200,
      'too many results',
    ])
    expect(
      await entete({ adresseNonStructuree: { voie: 'rue haute', codePostal: '37000' } }),
    ).toEqual([200, 'not geolocalised, too many results'])
    await db.query('delete from fiche where copropriete_id > 900000')
    await db.query('delete from annuaire where copropriete_id > 900000')
  })

  it('never shows what has no number, nor what was deleted', async () => {
    const vus = await chercher({
      isRechercheAvancee: true,
      codePostal: '37300',
      paginationOptions: { pageSize: 100 },
    })
    expect(
      vus.ligneAnnuaireDTOList
        .map((l) => l.nom)
        .filter((n) => /BROUILLON|SUPPRIMEE|REFUSES|PRECISIONS|IMMATRICULATION_ET/.test(n)),
    ).toEqual([])
    expect(vus.totalItems).toBeGreaterThan(5)
    const [cachee] = await registre().db.query<{ id: number; numero: string }>(
      `select id, numero_immatriculation as numero from copropriete where nom = 'Secret SUPPRIMEE'`,
    )
    for (const id of [
      String(cachee?.id),
      cachee?.numero ?? '',
      '0',
      '99999999',
      'ZZ9999999',
      'abc',
      '-1',
      '1e3',
    ])
      await expect(
        registre().visiteur().api.lireFicheAnnuaire({ params: { id } }),
      ).rejects.toMatchObject({ problem: { code: 'introuvable' } })
  })

  it('says what became of those that are no more', async () => {
    const { ligneAnnuaireDTOList } = await chercher({ adresseNonSelectionnee: 'devenir' })
    expect(ligneAnnuaireDTOList.map((l) => l.sort)).toEqual([
      'Immatriculation annulée : remplacée par le numéro AD0-000-001',
      '',
      'Copropriété dissoute le 05/03/2024',
    ])
    const fiche = await registre()
      .visiteur()
      .api.lireFicheAnnuaire({ params: { id: 'ad0-000-002' } })
    expect(fiche).toMatchObject({
      numeroRemplacant: 'AD0000001',
      sort: expect.stringContaining('AD0-000-001'),
    })
  })

  it('shows public facts alone: the firm, never the name of a volunteer', async () => {
    const r = registre()
    const [pro, benevole] = [
      await immatriculee(r),
      await immatriculee(r, await r.personne('TELE_NONPRO_ADMIN_PRINC')),
    ]
    await scellerJournal(r.deps)
    await projeterCoproprietes({ db: r.db })
    const lire = (id: string) => r.visiteur().api.lireFicheAnnuaire({ params: { id } })
    const fichePro = await lire(pro.numero)
    expect(fichePro).toMatchObject({
      typeSyndic: 'Professionnel',
      syndic: {
        nom: expect.stringContaining('Établissement'),
        siret: expect.stringMatching(/^\d{14}$/),
      },
    })
    expect(await lire(String(pro.coproprieteId))).toEqual(fichePro)
    const fiche = await lire(benevole.numero)
    expect(fiche).toMatchObject({
      typeSyndic: 'Bénévole',
      syndic: null,
      mandat: { libelle: 'Mandat en cours' },
    })
    const [t] = await r.db.query<{ rep_nom: string; rep_email: string }>(
      'select rep_nom, rep_email from teledeclarant where id = $1',
      [benevole.syndic.teledeclarantId],
    )
    const texte = JSON.stringify([fiche, fichePro])
    for (const prive of [
      t?.rep_nom,
      t?.rep_email,
      benevole.syndic.login,
      'charges',
      'impay',
      'email',
      'telephone',
    ])
      expect(texte).not.toContain(prive)
    expect(
      (await chercher({ adresseNonSelectionnee: benevole.numero })).ligneAnnuaireDTOList,
    ).toHaveLength(1)
  })
})
