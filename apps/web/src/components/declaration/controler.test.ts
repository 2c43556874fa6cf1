import { contenuVide, type ContexteDeclaration, ecrireEntier, lireEntier } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { controlerSaisie, erreursDeFormat, estMarqueRequis, faitsDe } from './controler.ts'
import { declarationVierge } from './declaration-de-test.ts'
import { versSaisie } from './saisie.ts'
import { saisieDuBrouillon } from './sans-reponse.ts'

const contexte: ContexteDeclaration = {
  aujourdhui: '2026-11-21',
  jeu: '2016',
  typeImmat: 'DEFAULT',
  typeMaj: null,
  finMandatPrecedent: null,
  exercicePrecedent: null,
  confirmationsOffice: null,
}

describe('controlerSaisie', () => {
  it('says once that an empty field is required, on the path of the field', () => {
    const { erreurs } = controlerSaisie('infoRattachement', versSaisie(contenuVide()), contexte)
    expect(erreurs.map((e) => e.champ)).toEqual([
      'infoRattachement.dateDebutMandat',
      'infoRattachement.dateFinMandat',
      'infoRattachement.typeJustifMandat',
      'infoRattachement.idDocument',
    ])
  })

  it('says that a text is unreadable rather than required', () => {
    const saisie = versSaisie(contenuVide())
    saisie.infoRattachement.dateDebutMandat = '31/02/2026'
    saisie.identification.nbLots = '12,5'
    expect(controlerSaisie('infoRattachement', saisie, contexte).erreurs[0]).toMatchObject({
      champ: 'infoRattachement.dateDebutMandat',
      code: 'format',
    })
    expect(
      controlerSaisie('identification', saisie, contexte).erreurs.filter(
        (e) => e.champ === 'identification.nbLots',
      ),
    ).toHaveLength(1)
  })

  it('says nothing of an unreadable text that is not asked any more', () => {
    const saisie = versSaisie(contenuVide())
    saisie.donneesFinancieres.dateAg = '31/02/2026'
    const fautes = () =>
      controlerSaisie('donneesFinancieres', saisie, contexte).erreurs.filter(
        (e) => e.champ === 'donneesFinancieres.dateAg',
      )
    expect(fautes().map((e) => e.code)).toEqual(['format'])
    saisie.donneesFinancieres.comptesNonApprouves = true
    expect(fautes()).toEqual([])
  })

  it('tells how many lots a co-ownership has to a person who typed one', () => {
    const saisie = versSaisie(contenuVide())
    saisie.identification.nbLots = '1'
    expect(
      controlerSaisie('identification', saisie, contexte).erreurs.find(
        (e) => e.champ === 'identification.nbLots',
      )?.code,
    ).toBe('ID-LOTS-MIN')
  })

  it('keeps aside what may be confirmed, until it is', () => {
    const saisie = versSaisie(contenuVide())
    Object.assign(saisie.infoRattachement, {
      dateDebutMandat: '01/11/2026',
      dateFinMandat: '01/05/2027',
      justifMandat: false,
    })
    expect(
      controlerSaisie('infoRattachement', saisie, contexte).aConfirmer.map((e) => e.code),
    ).toEqual(['MAN-DOUZE-MOIS'])
    expect(controlerSaisie('infoRattachement', saisie, contexte, ['MAN-DOUZE-MOIS'])).toEqual({
      erreurs: [],
      aConfirmer: [],
    })
  })

  it('marks as required what is so now', () => {
    const saisie = versSaisie(contenuVide())
    expect(estMarqueRequis('infoRattachement.idDocument', faitsDe(saisie, contexte))).toBe(true)
    saisie.infoRattachement.justifMandat = false
    expect(estMarqueRequis('infoRattachement.idDocument', faitsDe(saisie, contexte))).toBe(false)
    expect(estMarqueRequis('identification.parcelle', faitsDe(saisie, contexte))).toBe(true)
    expect(estMarqueRequis('identification.siret', faitsDe(saisie, contexte))).toBe(false)
  })
})

describe('format', () => {
  it('reads whole numbers as they are typed in French', () => {
    expect(['12 500', '12\u202F500 €', '1\u00A0000', '7,00'].map(lireEntier)).toEqual([
      12_500, 12_500, 1000, 7,
    ])
    expect(['', 'x', '1,5', '1.25', '12 €€'].map(lireEntier)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
    expect(lireEntier(ecrireEntier(1_234_567))).toBe(1_234_567)
  })

  it('looks into lists, and leaves chosen addresses and parcels alone', () => {
    const saisie = versSaisie(contenuVide())
    saisie.procedures.arreteSecuriteInsalubriteParties = [
      { type: '', dateArrete: '01/01/2024', dateMainLevee: '99' },
    ]
    expect(erreursDeFormat('procedures', saisie).map((e) => e.champ)).toEqual([
      'procedures.arreteSecuriteInsalubriteParties.0.dateMainLevee',
    ])
    saisie.identification.parcelle = [
      {
        codePostal: '',
        commune: 'X',
        communeAbsorbee: '',
        codeInsee: '1',
        prefixe: '',
        section: 'AA',
        numero: 'abc',
        geolocalisee: false,
      },
    ]
    expect(erreursDeFormat('identification', saisie)).toEqual([])
  })
})

describe('a new registration', () => {
  const champs = (saisie: ReturnType<typeof versSaisie>) =>
    (['procedures', 'donneesTechniques'] as const).flatMap((bloc) =>
      controlerSaisie(bloc, saisie, contexte)
        .erreurs.map((e) => e.champ)
        .filter((champ) => /flag|nbAscenseurs/.test(champ)),
    )
  it('asks what nobody answered: six procedures and the lifts are neither « Non » nor 0', () => {
    const saisie = saisieDuBrouillon({ ...declarationVierge(), etape: 'identification' })
    expect(champs(saisie)).toHaveLength(7)
    Object.assign(saisie.procedures, { flagMandatAdhoc: false, flagPerilPartiesCom: false })
    saisie.donneesTechniques.nbAscenseurs = '0'
    expect(champs(saisie)).toHaveLength(4)
  })
  it('does not ask again what was passed, nor what an update begins with', () => {
    expect(champs(saisieDuBrouillon({ ...declarationVierge(), etape: 'recapitulatif' }))).toEqual(
      [],
    )
    expect(
      champs(
        saisieDuBrouillon({ ...declarationVierge(), etape: 'identification', typeMaj: 'STANDARD' }),
      ),
    ).toEqual([])
  })
})
