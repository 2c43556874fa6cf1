/** Establishments of the demonstration's directory, for the tests. */
export const SIRETS = {
  libres: [
    '99950102600010',
    '99950103400014',
    '99950104200017',
    '99950105900011',
    '99950106700014',
    '99950110900014',
    '99950111700017',
    '99950112500010',
  ] as const,
  ferme: '99950107500017',
  boulangerie: '99950108300011',
} as const

let rang = 0

interface Plus {
  siret?: string
  raisonSociale?: string
  codeApe?: string
  email?: string
  confirmationEmail?: string
  voie?: string
  codePostal?: string
  commune?: string
  syndicatCooperatif?: boolean
  captcha?: string
}

/** A creation that holds every rule, with an address of its own. */
export const inscriptionDe = (type: 'PRO' | 'NON_PRO', plus: Plus = {}) => {
  rang += 1
  const email = plus.email ?? `inscrit${rang}@exemple.test`
  const pro = type === 'PRO'
  return {
    etablissement: {
      siret: plus.siret ?? (pro ? '99950101800017' : ''),
      raisonSociale: plus.raisonSociale ?? (pro ? 'Régie du Vieux-Port' : ''),
      codeApe: plus.codeApe ?? (pro ? '68.32A' : ''),
      complement: '',
      voie: pro ? '27 rue Sainte' : '',
      codePostal: pro ? '13001' : '',
      commune: pro ? 'Marseille' : '',
      telephone: '',
    },
    syndicatCooperatif: plus.syndicatCooperatif ?? false,
    representant: {
      civilite: 'MME' as const,
      nom: 'Martin',
      prenom: 'Alix',
      email,
      telephone: '0476000003',
      adresse: {
        complement: '',
        batiment: '',
        voie: plus.voie ?? (pro ? '' : '7 rue des Glycines'),
        lieuDit: '',
        codePostal: plus.codePostal ?? (pro ? '' : '38000'),
        commune: plus.commune ?? (pro ? '' : 'Grenoble'),
        pays: 'FRANCE',
      },
    },
    confirmationEmail: plus.confirmationEmail ?? email,
    captcha: plus.captcha ?? 'juste',
  }
}
