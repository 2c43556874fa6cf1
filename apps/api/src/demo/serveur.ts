import { createServer } from 'node:http'
import { AGENT_INCONNU, INSTITUTIONS_DEMO } from '@registre/seed'
import { fournisseurDemo, type PersonneFournisseur } from './fournisseur.ts'

// The demonstration's sign-on provider, a process of its own on the loopback (infra/boot/start.ts gives its settings).

if (process.env['NODE_ENV'] === 'production') {
  process.stderr.write('Le fournisseur d’identité de démonstration est interdit en production.\n')
  process.exit(78)
}

const personnes: PersonneFournisseur[] = [...INSTITUTIONS_DEMO.map(({ siret, nom, agent }) => ({ siret, organisme: nom, ...agent })), AGENT_INCONNU].map(
  ({ sujet, email, prenom, nom, siret, organisme }) => ({ sub: sujet, email, given_name: prenom, usual_name: nom, siret, idp_id: 'demonstration', organisme }),
)

const emetteur = process.env['CLAVIS_EMETTEUR'] ?? ''
const server = createServer(
  fournisseurDemo({
    emetteur,
    clientId: process.env['CLAVIS_CLIENT_ID'] ?? '',
    clientSecret: process.env['CLAVIS_CLIENT_SECRET'] ?? '',
    registre: (process.env['CLAVIS_DEMO_REGISTRE'] ?? '').split(' '),
    personnes,
  }),
)
server.listen(Number(new URL(emetteur).port), '127.0.0.1')
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    server.closeAllConnections()
    server.close(() => process.exit(0))
  })
