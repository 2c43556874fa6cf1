import { describe, expect, it } from 'vitest'
import type { EtatCopropriete } from '../copropriete/copropriete.etats.ts'
import { appliquer, DOSSIER_VIDE } from './appliquer.ts'
import { abandonner, corriger, creerBrouillon, supprimerBrouillon } from './brouillon.ts'
import { RIEN } from './changement.ts'
import { codeDe, faitsSyndic, SYNDIC, unDossier, uneDeclaration } from './dossier.exemple.ts'
import { raconter } from './raconter.ts'
import { unBrouillon, uneLue } from './redaction.exemple.ts'

describe('a draft', () => {
  it('makes its dossier', () => {
    const { contenu, etape, confirmations, confirmationsOffice, emailContact } = uneLue()
    const redaction = { contenu, etape, confirmations, confirmationsOffice, emailContact }
    const changement = creerBrouillon(
      { redaction: { ...redaction, typeImmat: 'OFFICE' } },
      SYNDIC,
      faitsSyndic(),
    )
    expect(appliquer(DOSSIER_VIDE, changement)).toMatchObject({
      etat: 'BROUILLON',
      nom: 'Les Tilleuls',
      auteurTeledeclarantId: SYNDIC,
      declarations: [{ etat: 'BROUILLON', typeImmat: 'OFFICE', auteurTeledeclarantId: SYNDIC }],
    })
    expect(raconter(DOSSIER_VIDE, changement)).toMatchObject([
      {
        type: 'creer-brouillon',
        de: '',
        vers: 'BROUILLON',
        donnees: { mouvements: { declarations: [{ evenement: 'creer-brouillon' }] } },
      },
    ])
  })
  it('leaves with its dossier, which keeps where it was', () =>
    expect(appliquer(unBrouillon(), supprimerBrouillon(unBrouillon(), 1))).toMatchObject({
      etat: 'SUPPRIMEE',
      etatPrecedent: 'BROUILLON',
      declarations: [{ etat: 'SUPPRIME' }],
    }))
  it('refused, is given up', () => {
    const d = unBrouillon({ etat: 'IMMATRICULATION_ET_RATTACHEMENT_REFUSES' })
    expect(appliquer(d, supprimerBrouillon(d, 1))).toMatchObject({
      etat: 'SUPPRIMEE',
      declarations: [{ etat: 'SUPPRIME' }],
    })
  })
  it('of an update leaves alone', () => {
    const d = unDossier({
      declarations: [
        uneDeclaration(),
        uneDeclaration({ id: 2, etat: 'BROUILLON', baseId: 1, typeMaj: 'STANDARD' }),
      ],
    })
    expect(appliquer(d, supprimerBrouillon(d, 2))).toMatchObject({
      etat: 'IMMATRICULEE_RATTACHEE',
      declarations: [{ etat: 'COURANTE' }, { etat: 'SUPPRIME' }],
    })
  })
  it.each<[EtatCopropriete, string, string]>([
    ['IMMATRICULATION_ET_RATTACHEMENT_REFUSES', 'ok', 'ok'],
    ['BROUILLON', 'transition-interdite', 'transition-interdite'],
    ['IMMATRICULATION_DEMANDE_DE_PRECISIONS', 'transition-interdite', 'transition-interdite'],
  ])('%s: corrected %s, given up %s', (etat, corrige, abandonne) => {
    const d = unBrouillon({ etat })
    expect([
      codeDe(() => appliquer(d, { ...RIEN, actes: [corriger(1)] })),
      codeDe(() => appliquer(d, abandonner(d, 1))),
    ]).toEqual([corrige, abandonne])
  })
})
