import { describe, expect, it } from 'vitest'
import { appliquerAuCompte, raconterLeCompte } from './appliquer.ts'
import { changerEtablissement, controlerChangementEtablissement } from './changer-etablissement.ts'
import { type Compte, declarantDe, type UtilisateurDuCompte } from './compte.ts'

const utilisateur = (autre: Partial<UtilisateurDuCompte> = {}): UtilisateurDuCompte => ({
  id: 7,
  version: 3,
  etat: 'OUVERT',
  profil: 'TELE_PRO_ADMIN_PRINC',
  login: 'camille@exemple.fr',
  email: 'Camille@exemple.fr',
  civilite: '',
  nom: '',
  prenom: '',
  telephone: '',
  numCartePro: '',
  aMotDePasse: true,
  secondFacteur: false,
  teledeclarantId: 4,
  ...autre,
})
const compte = (...utilisateurs: UtilisateurDuCompte[]): Compte => ({
  declarant: {
    id: 4,
    version: 1,
    type: 'PRO',
    statut: 'ACTIF',
    raisonSociale: 'Cabinet',
    siret: '73282932000074',
    numEtude: null,
    attendSirene: false,
    email: 'siege@exemple.fr',
    codeHash: null,
    codeEssais: 0,
  },
  utilisateurs,
})

describe('a firm that moves', () => {
  const [SIEN, VOISIN] = ['73282932000074', '73282932000082']
  const codes = (d: Parameters<typeof controlerChangementEtablissement>[0], vers: string) =>
    controlerChangementEtablissement(d, vers).map((f) => f.code)

  it('takes another SIRET of its own SIREN, and no other', () => {
    expect(codes({ type: 'PRO', siret: SIEN }, VOISIN)).toEqual([])
    expect(codes({ type: 'NOTAIRE', siret: SIEN }, VOISIN)).toEqual([])
    expect(codes({ type: 'PRO', siret: SIEN }, '99950101800017')).toEqual(['autre-entreprise'])
    expect(codes({ type: 'PRO', siret: SIEN }, '73282932000083')).toEqual(['siret'])
    expect(codes({ type: 'PRO', siret: SIEN }, '')).toEqual(['siret'])
    expect(codes({ type: 'NON_PRO', siret: '' }, VOISIN)).toEqual(['sans-siret'])
    expect(codes({ type: 'PRO', siret: '' }, VOISIN)).toEqual(['sans-siret'])
  })

  it('keeps its account, tells from and to, and writes to its administrators alone', () => {
    const avant = compte(
      utilisateur(),
      utilisateur({ id: 8, profil: 'TELE_PRO_GESTION', email: 'g@exemple.fr' }),
      utilisateur({ id: 9, profil: 'TELE_PRO_ADMIN_SECOND', email: 's@exemple.fr' }),
      utilisateur({ id: 10, profil: 'TELE_PRO_ADMIN_SECOND', etat: 'SUSPENDU', email: 'z@e.fr' }),
    )
    const change = changerEtablissement(avant, {
      pose: { siret: VOISIN, raisonSociale: 'Cabinet', adresse: ['3 rue Basse', '69003 Lyon'] },
      quand: 'hier',
    })
    expect(declarantDe(appliquerAuCompte(avant, change))).toMatchObject({ id: 4, siret: VOISIN })
    expect(raconterLeCompte(avant, change)).toMatchObject([
      { type: 'changer-etablissement', teledeclarantId: 4, de: SIEN, vers: VOISIN },
    ])
    expect(change.envois.map((e) => e.a)).toEqual(['Camille@exemple.fr', 's@exemple.fr'])
  })
})
