import { contenuVide, reporterModifications } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { champsLisibles, valeurLisible } from './affichage.ts'
import { garderCopie, lireCopie, oublierCopie } from './copie-locale.ts'
import { blocsModifies, differences } from './differences.ts'
import { libelleDe } from './libelles.ts'
import { versEnvoi, versSaisie } from './saisie.ts'

const avec = (changer: (c: ReturnType<typeof contenuVide>) => void) => {
  const c = contenuVide()
  changer(c)
  return c
}

describe('differences', () => {
  const base = avec((c) => {
    c.identification.nomCopropriete = 'Avant'
  })
  const saisie = avec((c) => {
    c.identification.nomCopropriete = 'Moi'
    c.donneesFinancieres.montantDettes = 5
  })
  const enregistre = avec((c) => {
    c.identification.nomCopropriete = 'Autre'
    c.identification.nbLots = 12
    c.donneesFinancieres.montantDettes = 5
  })

  it('sends only the blocks that changed', () => {
    expect(Object.keys(blocsModifies(versEnvoi(base), versEnvoi(saisie)))).toEqual([
      'identification',
      'donneesFinancieres',
    ])
    expect(blocsModifies(versEnvoi(base), versEnvoi(base))).toEqual({})
  })

  it('lists what differs with both values, and who changed it', () => {
    expect(differences(base, saisie, enregistre)).toEqual([
      {
        champ: 'identification.nomCopropriete',
        libelle: 'Nom d’usage de la copropriété',
        saisie: 'Moi',
        enregistre: 'Autre',
        modifieParMoi: true,
      },
      {
        champ: 'identification.nbLots',
        libelle: 'Nombre total de lots',
        saisie: 'Non renseigné',
        enregistre: '12',
        modifieParMoi: false,
      },
    ])
  })

  it('keeps the person’s own changes on top of what the register holds', () => {
    expect(reporterModifications(base, saisie, enregistre).identification).toMatchObject({
      nomCopropriete: 'Moi',
      nbLots: 12,
    })
    expect(reporterModifications(base, base, enregistre)).toEqual(enregistre)
  })
})

describe('affichage', () => {
  it('writes values as a person reads them', () => {
    expect(valeurLisible('dateAg', '2026-05-15')).toBe('15/05/2026')
    expect(valeurLisible('montantDettes', 12_500)).toBe('12\u202F500 €')
    expect(valeurLisible('anneeConstruction', 1978)).toBe('1978')
    expect(valeurLisible('syndicatPrincipal', false)).toBe('Syndicat secondaire')
    expect(valeurLisible('typeChauffage', 'MIXTE')).toBe('Mixte : collectif et individuel')
    expect(valeurLisible('classementEnergetiqueComplet', { ETIQ_A: 0, ETIQ_D: 2 })).toBe(
      'Étiquette D : 2',
    )
    expect(
      valeurLisible('arreteSecuriteInsalubriteParties', [
        { type: 'SECURITE_TR_INSALUBRITE', dateArrete: '2024-01-02', dateMainLevee: null },
      ]),
    ).toBe('arrêté du 02/01/2024')
    expect(valeurLisible('parcelle', [])).toBe('Non renseigné')
  })
  it('leaves out what the declaration says does not exist', () => {
    const c = avec((x) => {
      x.procedures.flagMandatAdhoc = true
      x.donneesFinancieres.donneesFinancieresInconnues = true
    })
    expect(champsLisibles('procedures', c)).toContain('mandatAdHoc')
    expect(champsLisibles('procedures', c)).not.toContain('arreteEquipements')
    expect(champsLisibles('donneesFinancieres', c)).toEqual([
      'donneesFinancieresInconnues',
      'presenceEmployes',
    ])
  })
  it('names paths', () => {
    expect(libelleDe('procedures.arreteSecuriteInsalubriteParties.1.dateArrete')).toBe(
      'Arrêtés de mise en sécurité ou de traitement de l’insalubrité, n° 2, date de l’arrêté',
    )
    expect(libelleDe('identification.parcelle')).toBe('Parcelles cadastrales')
    expect(libelleDe('confirmationsOffice.nonImmatriculee')).toContain('n’est pas immatriculée')
  })
})

describe('copie locale', () => {
  it('gives back what was kept, nothing once forgotten, nothing for a foreign shape', () => {
    const boite = new Map<string, string>()
    const stockage = {
      getItem: (k: string) => boite.get(k) ?? null,
      setItem: (k: string, v: string) => void boite.set(k, v),
      removeItem: (k: string) => void boite.delete(k),
    }
    const copie = {
      version: 3,
      base: versEnvoi(contenuVide()),
      saisie: versSaisie(contenuVide()),
      enSuspens: null,
    }
    expect(garderCopie(stockage, 7, 'DEFAULT', copie)).toBe(true)
    expect(lireCopie(stockage, 7, 'DEFAULT')).toEqual(copie)
    expect(lireCopie(stockage, 8, 'DEFAULT')).toBeNull()
    oublierCopie(stockage, 7, 'DEFAULT')
    expect(lireCopie(stockage, 7, 'DEFAULT')).toBeNull()
    stockage.setItem('registre.brouillon.7', '{"version":1}')
    expect(lireCopie(stockage, 7, 'DEFAULT')).toBeNull()
    expect(
      garderCopie(
        {
          setItem: () => {
            throw new Error('quota')
          },
        },
        7,
        'DEFAULT',
        copie,
      ),
    ).toBe(false)
  })
})
