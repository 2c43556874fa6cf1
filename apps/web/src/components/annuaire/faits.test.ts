import { expect, it } from 'vitest'
import { faitsDeFiche } from './faits.ts'
import type { FicheAnnuaire } from './fiche.tsx'

const syndic = (
  situation: FicheAnnuaire['mandat']['situation'],
  dateFin = '31/12/2025',
  sort = '',
) =>
  faitsDeFiche({
    typeSyndic: 'Professionnel',
    syndic: { nom: 'Foncia', siret: '', codeApe: '', commune: '' },
    // No word of the label decides anything.
    mandat: { situation, libelle: 'Mandat expiré ?', dateDebut: null, dateFin },
    sort,
    nombreLots: null,
    nombreLotsHabitation: null,
    periodeConstruction: '',
    nombreBatiments: 1,
  } as FicheAnnuaire)[0]

it('tells the end of a mandate as past or to come by its situation', () => {
  expect(syndic('EN_COURS')).toMatchObject({
    precision: 'professionnel, mandat jusqu’au 31/12/2025',
    alerte: false,
  })
  expect(syndic('A_VENIR')).toMatchObject({ alerte: false })
  expect(syndic('EXPIRE')).toMatchObject({
    precision: 'professionnel, mandat expiré le 31/12/2025',
    alerte: true,
  })
  expect(syndic('SANS')).toMatchObject({
    precision: 'professionnel, mandat terminé le 31/12/2025',
    alerte: false,
  })
})

it('warns of no mandate of a co-ownership that is no more', () => {
  expect(syndic('EXPIRE', '31/12/2025', 'Copropriété dissoute le 05/03/2024')).toMatchObject({
    alerte: false,
  })
})
