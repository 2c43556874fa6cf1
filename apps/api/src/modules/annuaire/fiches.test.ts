import { formatFrDate } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { immatriculee } from '@registre/testing/register'
import { scellerJournal } from '../journal/sceller-journal.ts'
import { projeterCoproprietes, reconstruireProjections } from '../projections/projeter.ts'
import { useAnnuaire } from './annuaire-de-test.ts'

describe('the public directory, what it shows', () => {
  const { registre, chercher } = useAnnuaire()

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
      mandat: { situation: 'EN_COURS', libelle: 'Mandat en cours' },
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

  it('says where the mandate stands, by a code and in words', async () => {
    const r = registre()
    const { coproprieteId, numero } = await immatriculee(r)
    for (const [etat, situation, libelle] of [
      ['EN_COURS', 'EN_COURS', 'Mandat en cours'],
      ['A_VENIR', 'A_VENIR', 'Mandat à venir'],
      ['EXPIRE', 'EXPIRE', 'Mandat expiré sans successeur déclaré'],
      ['ARCHIVE', 'SANS', 'Pas de mandat en cours'],
      ['RETIRE', 'SANS', 'Pas de mandat en cours'],
    ]) {
      await r.db.query('update mandat set etat = $2 where copropriete_id = $1', [
        coproprieteId,
        etat,
      ])
      await reconstruireProjections(r.db)
      const { mandat } = await r.visiteur().api.lireFicheAnnuaire({ params: { id: numero } })
      expect(mandat).toMatchObject({ situation, libelle })
    }
  })

  it('says whether it is up to date, never late of what it does not know or has not decided', async () => {
    const r = registre()
    const { coproprieteId, numero, syndic } = await immatriculee(r)
    const lire = async () => {
      await reconstruireProjections(r.db)
      return r.visiteur().api.lireFicheAnnuaire({ params: { id: numero } })
    }
    const poser = (cloture: string | null, immatriculee = '2020-01-15') =>
      r.db.query(
        `update copropriete set date_cloture_dernier_exercice = $2, date_immatriculation = $3, date_derniere_maj_annuelle = null where id = $1`,
        [coproprieteId, cloture, immatriculee],
      )
    await poser('2020-12-31')
    const { jour, aJour } = await lire()
    expect([jour, aJour]).toEqual([
      expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
      { etat: 'non', depuis: '31/08/2022' },
    ])
    await r.db.query(
      `insert into demande (type, etat, copropriete_id, teledeclarant_id, profil_demandeur, echeance) values ('RATTACHEMENT', 'A_VALIDER', $1, $2, 'TELE_PRO_ADMIN_PRINC', now())`,
      [coproprieteId, syndic.teledeclarantId],
    )
    expect((await lire()).aJour).toEqual({ etat: 'non-etabli', depuis: '' })
    await r.db.query(`update demande set etat = 'ANNULEE' where copropriete_id = $1`, [
      coproprieteId,
    ])
    expect((await lire()).aJour?.etat).toBe('non')
    await poser(null)
    expect((await lire()).aJour).toEqual({ etat: 'non-etabli', depuis: '' })
    await poser('2020-12-31', `${r.clock.now().getFullYear()}-01-01`)
    expect((await lire()).aJour).toEqual({ etat: 'oui', depuis: '' })
  })

  it('the directory, the search, the lots of numbers and the sheet say the same of each, on one day', async () => {
    const r = registre()
    const cas = [
      ['2020-12-31', false, { etat: 'non', depuis: '31/08/2022' }],
      ['2020-12-31', true, { etat: 'non-etabli', depuis: '' }],
      [null, false, { etat: 'non-etabli', depuis: '' }],
      [r.clock.today(), false, { etat: 'oui', depuis: '' }],
    ] as const
    const faites = []
    for (const [cloture, attend, attendu] of cas) {
      const { coproprieteId, numero, syndic } = await immatriculee(r)
      await r.db.query(
        `update copropriete set date_cloture_dernier_exercice = $2, date_immatriculation = '2020-01-15', date_derniere_maj_annuelle = null where id = $1`,
        [coproprieteId, cloture],
      )
      if (attend)
        await r.db.query(
          `insert into demande (type, etat, copropriete_id, teledeclarant_id, profil_demandeur, echeance) values ('RATTACHEMENT', 'A_VALIDER', $1, $2, 'TELE_PRO_ADMIN_PRINC', now())`,
          [coproprieteId, syndic.teledeclarantId],
        )
      faites.push({ numero, attendu })
    }
    await reconstruireProjections(r.db)
    const { api } = r.visiteur()
    const numeros = faites.map(({ numero }) => numero)
    const { jour, resultats } = await api.repererCoproprietes({
      // The instructor of a subsidy: fifty numbers, one call.
      body: { numeros: [...numeros, ...Array.from({ length: 46 }, () => 'ZZ9999999')] },
    })
    expect(jour).toBe(formatFrDate(r.clock.today()))
    expect(resultats).toHaveLength(50)
    for (const [i, { numero, attendu }] of faites.entries()) {
      expect(resultats[i]?.coproprietes).toMatchObject([
        { numeroImmatriculation: numero, aJour: attendu },
      ])
      expect((await api.lireFicheAnnuaire({ params: { id: numero } })).aJour).toEqual(attendu)
      const { ligneAnnuaireDTOList } = await api.rechercherAnnuaire({
        body: { isRechercheAvancee: true, numeroImmatriculation: numero },
      })
      expect(ligneAnnuaireDTOList.map((l) => l.aJour)).toEqual([attendu])
      const { coproprietes } = await api.chercherCoproprietes({ query: { q: numero } })
      expect(coproprietes.map((c) => c.aJour)).toEqual([attendu])
    }
  })
})
