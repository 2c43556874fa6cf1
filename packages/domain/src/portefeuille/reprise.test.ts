import { describe, expect, it } from 'vitest'
import { codeDe } from '../dossier/dossier.exemple.ts'
import {
  type CabinetCedant,
  type CabinetDeReprise,
  controlerReprise,
  exigerDecisionReprise,
  peutDemanderReprise,
} from './reprise.ts'
import { AUTORITES } from '../acces/autorites.ts'
import type { Profil } from '../acces/profils.ts'

const SIRET = '73282932000074'
const repreneur: CabinetDeReprise = { id: 8, type: 'PRO', statut: 'ACTIF', ferme: false }
const cedant = (plus: Partial<CabinetCedant> = {}): CabinetCedant => ({
  ...repreneur,
  id: 7,
  coproprietes: 300,
  repriseOuverte: false,
  ...plus,
})

describe('the request for another firm’s whole portfolio', () => {
  it.each([
    ['it may', SIRET, cedant(), []],
    ['a firm that closed, whose mandates are to go somewhere', SIRET, cedant({ ferme: true }), []],
    ['no SIRET', '123', cedant(), ['siret']],
    ['nobody', SIRET, null, ['sans-compte']],
    ['an account that waits', SIRET, cedant({ statut: 'ATT_ACTIVATION' }), ['sans-compte']],
    ['a notary’s office', SIRET, cedant({ type: 'NOTAIRE' }), ['sans-compte']],
    ['itself', SIRET, cedant({ id: 8 }), ['soi-meme']],
    ['one asked for already', SIRET, cedant({ repriseOuverte: true }), ['deja-demandee']],
    ['one that holds nothing', SIRET, cedant({ coproprietes: 0 }), ['sans-mandat']],
  ])('%s', (_, siret, c, codes) => {
    expect(controlerReprise(siret, repreneur, c).map((f) => f.code)).toEqual(codes)
  })
  it('a firm whose closure is confirmed takes nothing over', () => {
    expect(controlerReprise(SIRET, { ...repreneur, ferme: true }, cedant())).toMatchObject([
      { champ: 'cedant', code: 'repreneur-ferme' },
    ])
  })
  it.each([
    ['TELE_PRO_ADMIN_PRINC', false, true],
    ['TELE_PRO_ADMIN_PRINC', true, false],
    ['TELE_PRO_ADMIN_SECOND', false, false],
    ['TELE_PRO_GESTION', false, false],
    ['TELE_NONPRO_ADMIN_PRINC', false, false],
    ['NOTAIRE_ADMIN', false, false],
  ] satisfies [Profil, boolean, boolean][])('%s, impersonated %s: %s', (profil, emprunte, peut) => {
    const acteur = {
      utilisateurId: 1,
      teledeclarantId: 8,
      profil,
      autorites: [...AUTORITES],
      enAttenteActivation: false,
      emprunte,
    }
    expect(peutDemanderReprise(acteur)).toBe(peut)
  })
})

describe('the decision on it', () => {
  const faits = { etat: 'CONTROLE', preuveSaine: true, repreneur, cedant: cedant() }
  it.each([
    ['accepted', faits, true, '', 'ok'],
    ['refused with its reason', faits, false, 'Traité non signé', 'ok'],
    ['refused without', faits, false, ' ', 'regles-non-respectees'],
    ['decided already', { ...faits, etat: 'EN_COURS' }, true, '', 'transition-interdite'],
    ['withdrawn', { ...faits, etat: 'ANNULE' }, false, 'Non', 'transition-interdite'],
    [
      'its proof waits for the scanner',
      { ...faits, preuveSaine: false },
      true,
      '',
      'transition-interdite',
    ],
    ['it may be refused meanwhile', { ...faits, preuveSaine: false }, false, 'Non', 'ok'],
    [
      'who takes over closed',
      { ...faits, repreneur: { ...repreneur, ferme: true } },
      true,
      '',
      'transition-interdite',
    ],
    [
      'who leaves is deleted',
      { ...faits, cedant: { ...cedant(), statut: 'SUPPRIME' as const } },
      true,
      '',
      'transition-interdite',
    ],
  ])('%s', (_, f, accepter, motif, code) => {
    expect(codeDe(() => exigerDecisionReprise(f, { accepter, motif }))).toBe(code)
  })
})
