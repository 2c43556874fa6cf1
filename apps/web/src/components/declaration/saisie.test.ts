import { contenuVide, normaliser, type ImmatCopropriete } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { versContenu, versEnvoi, versSaisie } from './saisie.ts'

const contenu = (): ImmatCopropriete =>
  normaliser({
    infoRattachement: {
      dateDebutMandat: '2026-06-01',
      dateFinMandat: '31/05/2027',
      typeJustifMandat: 'PV_AG',
      idDocument: 'x',
    },
    identification: {
      nbLots: 12,
      nbLotsHab: '1 200',
      nomCopropriete: 'Les Tilleuls',
      syndicatPrincipal: 'false',
      adressePrincipale: { voie: 'Rue A', geolocalisee: true, longitude: 2.5 },
    },
    procedures: {
      flagMandatAdhoc: true,
      mandatAdHoc: { dateNomination: '2025-02-03' },
      arreteEquipements: { dateArrete: '2024-01-02' },
    },
    donneesFinancieres: { dateAg: '2026-05-15', montantDettes: 0 },
    donneesTechniques: {
      nbBatimentsTotal: 2,
      classementEnergetiqueComplet: { ETIQ_D: 2 },
      periodeConstruction: 'AVANT_1949',
    },
  })

describe('saisie', () => {
  it('shows days as jj/mm/aaaa, numbers as texts, nothing as an empty text', () => {
    const saisie = versSaisie(contenu())
    expect(saisie.infoRattachement.dateDebutMandat).toBe('01/06/2026')
    expect(saisie.identification).toMatchObject({
      nbLots: '12',
      nbLotsHab: '1200',
      nbLotsStationnement: '',
      syndicatPrincipal: false,
    })
    expect(saisie.procedures.mandatAdHoc).toEqual({
      dateNomination: '03/02/2025',
      dateFinMission: '',
    })
    expect(saisie.donneesFinancieres.montantDettes).toBe('0')
    expect(versSaisie(contenuVide()).donneesTechniques.nbBatimentsTotal).toBe('')
  })

  it('gives back the content that it shows', () => {
    const c = contenu()
    const retour = versContenu(versSaisie(c))
    expect(retour.identification).toEqual(c.identification)
    expect(retour.donneesFinancieres).toEqual(c.donneesFinancieres)
    expect(retour.donneesTechniques).toEqual(c.donneesTechniques)
    expect(retour.infoRattachement).toEqual(c.infoRattachement)
    expect(versContenu(versSaisie(retour))).toEqual(retour)
  })

  it('reads French grouping, rounds cents, and leaves out what is no number', () => {
    const saisie = versSaisie(contenuVide())
    saisie.donneesFinancieres.chargesOperationsCourantes = '12\u202F500'
    saisie.donneesFinancieres.montantDettes = '12,5'
    saisie.identification.nbLots = 'douze'
    expect(versContenu(saisie).donneesFinancieres).toMatchObject({
      chargesOperationsCourantes: 12_500,
      montantDettes: 13,
    })
    expect(versContenu(saisie).identification.nbLots).toBeNull()
  })

  it('sends days as jj/mm/aaaa', () => {
    const envoi = versEnvoi(contenu())
    expect(envoi.infoRattachement.dateFinMandat).toBe('31/05/2027')
    expect(envoi.procedures.arreteEquipements).toEqual({
      type: 'EQUIPEMENTS',
      dateArrete: '02/01/2024',
      dateMainLevee: '',
    })
    expect(envoi.donneesTechniques.pptDate).toBe('')
  })
})
