import { describe, expect, it } from 'vitest'
import { useAnnuaire } from './annuaire-de-test.ts'

describe('the public directory', () => {
  const { registre, chercher, simple, avancee, entete, faute } = useAnnuaire()

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
    // The types of the client know the groups: another program may not.
    for (const statut of [{ statutCopropriete: 'toString' }, { statutRattachement: 'X' }])
      expect((await entete({ isRechercheAvancee: true, ...statut }))[0]).toBe(400)
    expect((await entete({ adresseNonSelectionnee: 'x'.repeat(201) }))[0]).toBe(400)
  })

  it('pages and sorts', async () => {
    const page = (
      pageNumber: number,
      sortField: 'nom' | 'nombreLots' | 'commune' | 'numeroImmatriculation',
      sortDirection: 'ASC' | 'DESC',
    ) =>
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
    await db.query(
      'insert into annuaire_nom_mot select * from noms_par_mot(null) on conflict do nothing',
    )
    expect(await entete({ adresseNonSelectionnee: 'foule' })).toEqual([200, 'too many results'])
    for (const sortField of ['nom', 'numeroImmatriculation', 'commune', 'nombreLots'] as const)
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
})
