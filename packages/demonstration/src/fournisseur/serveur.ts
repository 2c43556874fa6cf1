import { createServer, type Server } from 'node:http'
import { ACCES } from '@registre/domain'
import { AGENT_INCONNU, INSTITUTIONS_DEMO } from '../donnees/institutions.ts'
import { PERSONNES_FRANCECONNECT, PERSONNES_PROCONNECT } from '../donnees/identites-etat.ts'
import { NOTAIRES_CONNEXION_DEMO } from '../donnees/notaires-connexion.ts'
import {
  fournisseurDemo,
  type OptionsFournisseur,
  SCOPES_ETAT,
  SCOPES_INSTITUTIONS,
  SCOPES_NOTAIRES,
} from './fournisseur.ts'

// The demonstration's sign-on providers, a process of its own on the loopback (infra/boot/start.ts
// gives its settings).

if (process.env['NODE_ENV'] === 'production') {
  process.stderr.write(
    'Les fournisseurs d’identité de démonstration sont interdits en production.\n',
  )
  process.exit(78)
}

/** What the register itself is given, by the prefix of its settings. */
const client = (prefixe: 'CLAVIS' | 'NOTAIRES' | 'FRANCECONNECT' | 'PROCONNECT') => ({
  emetteur: process.env[`${prefixe}_EMETTEUR`] ?? '',
  clientId: process.env[`${prefixe}_CLIENT_ID`] ?? '',
  clientSecret: process.env[`${prefixe}_CLIENT_SECRET`] ?? '',
  registre: (process.env['FOURNISSEURS_DEMO_REGISTRE'] ?? '').split(' '),
})

const FOURNISSEURS: readonly OptionsFournisseur[] = [
  {
    ...client('CLAVIS'),
    retour: ACCES.institution.retour,
    sortie: ACCES.institution.ecran,
    scopes: SCOPES_INSTITUTIONS,
    pourQui: 'le fournisseur d’identité des agents publics',
    personnes: [
      ...INSTITUTIONS_DEMO.map(({ siret, nom, agent }) => ({ siret, organisme: nom, ...agent })),
      AGENT_INCONNU,
    ].map(({ sujet, email, prenom, nom, siret, organisme }) => ({
      sub: sujet,
      email,
      given_name: prenom,
      usual_name: nom,
      siret,
      idp_id: 'demonstration',
      organisme,
    })),
  },
  {
    ...client('NOTAIRES'),
    retour: ACCES.notaire.retour,
    sortie: ACCES.notaire.ecran,
    scopes: SCOPES_NOTAIRES,
    pourQui: 'le fournisseur d’identité des notaires',
    personnes: NOTAIRES_CONNEXION_DEMO.map(
      ({ sujet, email, prenom, nom, siret, etude, qualite, organisme }) => ({
        sub: sujet,
        email,
        email_verified: true,
        given_name: prenom,
        family_name: nom,
        siret,
        crpcen: String(etude),
        qualite,
        organisme,
      }),
    ),
  },
  {
    ...client('FRANCECONNECT'),
    retour: ACCES.franceconnect.retour,
    sortie: ACCES.franceconnect.ecran,
    scopes: SCOPES_ETAT,
    pourQui: 'FranceConnect',
    etat: true,
    personnes: PERSONNES_FRANCECONNECT,
  },
  {
    ...client('PROCONNECT'),
    retour: ACCES.proconnect.retour,
    sortie: ACCES.proconnect.ecran,
    scopes: SCOPES_ETAT,
    pourQui: 'ProConnect',
    etat: true,
    personnes: PERSONNES_PROCONNECT,
  },
]

const ouvrir = (options: OptionsFournisseur): Server =>
  createServer(fournisseurDemo(options)).listen(Number(new URL(options.emetteur).port), '127.0.0.1')
const serveurs = FOURNISSEURS.filter(({ emetteur }) => emetteur !== '').map(ouvrir)
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    for (const serveur of serveurs) {
      serveur.closeAllConnections()
      serveur.close()
    }
  })
