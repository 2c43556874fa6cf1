import { USAGES_JETON } from '@registre/domain'
import { DataTable } from '@registre/ui'
import { Code } from '../Code.tsx'
import { EXEMPLES, SERVICES_SH } from './exemples.ts'

const SERVICES = [
  {
    ws: 'WS1, première immatriculation',
    usage: 'IMMATRICULER',
    appels: [
      'POST /api/documents',
      'PUT /api/coproprietes/brouillon/submit',
      'PUT /api/coproprietes/brouillon/change-etat',
    ],
    exemples: [['ws1-immatriculer.sh', SERVICES_SH.ws1]],
  },
  {
    ws: 'WS2, mise à jour annuelle ou standard',
    usage: 'DEPOSER_MISES_A_JOUR',
    appels: ['POST /api/mises-a-jour', 'PUT /api/coproprietes/declaration/true/{x}'],
    exemples: [
      ['deposer-mise-a-jour.sh', EXEMPLES.deposerMiseAJourSh],
      ['ws2-standard.sh', SERVICES_SH.ws2],
    ],
  },
  {
    ws: 'WS3, lecture',
    usage: 'LIRE_COPROPRIETES',
    appels: [
      'POST /api/coproprietes/rechercher (fichesDe)',
      'GET /api/coproprietes/visualisation/{id}',
    ],
    exemples: [['ws3-lire.sh', SERVICES_SH.ws3]],
  },
  {
    ws: 'WS4, rattachement',
    usage: 'GERER_MANDATS',
    appels: ['POST /api/coproprietes/rattachement'],
    exemples: [['ws4-rattacher.sh', SERVICES_SH.ws4]],
  },
  {
    ws: 'WS5, successeur',
    usage: 'GERER_MANDATS',
    appels: [
      'POST /api/teledeclarant/verifieDeclSuccPossible',
      'POST /api/teledeclarant/successeur',
      'PUT /api/successeur',
    ],
    exemples: [['ws5-successeur.sh', SERVICES_SH.ws5]],
  },
  {
    ws: 'WS6, renouvellement',
    usage: 'GERER_MANDATS',
    appels: ['GET /api/mandats/copro/renouv/{id}', 'POST /api/mandats/renouvellement'],
    exemples: [['ws6-renouveler.sh', SERVICES_SH.ws6]],
  },
  {
    ws: 'WS7, confirmation par le successeur',
    usage: 'DEPOSER_MISES_A_JOUR',
    appels: [
      'GET /api/declarations-predecesseur',
      'PUT /api/declarations-predecesseur/{id}',
      'DELETE /api/coproprietes/declarationpredecesseur/{id}',
    ],
    exemples: [['ws7-confirmer.sh', SERVICES_SH.ws7]],
  },
] as const

/** The services of the register before, each with its calls and a sample that tests play. */
export const Services = () => (
  <>
    <p>
      Votre logiciel appelait les services WS1 à WS7 : voici les appels qui les remplacent, et
      l’usage du jeton que chacun demande. Un même jeton peut avoir plusieurs usages.
    </p>
    <DataTable
      caption="Les sept services et leurs appels"
      columns={[
        { key: 'ws', header: 'Service', render: (s) => s.ws, rowHeader: true },
        {
          key: 'appels',
          header: 'Appels',
          render: (s) => (
            <ul>
              {s.appels.map((a) => (
                <li key={a}>
                  <code>{a}</code>
                </li>
              ))}
            </ul>
          ),
        },
        { key: 'usage', header: 'Usage du jeton', render: (s) => USAGES_JETON[s.usage].libelle },
      ]}
      rows={SERVICES}
      rowKey={(s) => s.ws}
    />
    <p>
      Chaque exemple se lance dans un dossier qui contient aussi <code>commun.sh</code> ; un refus y
      est dit par sa phrase et ses champs. Les jours se calculent de celui de l’appel et de ce que
      le registre répond.
    </p>
    <p>
      Pour contrôler sans rien déposer : <code>POST /api/rattachements/controle</code> pour des
      rattachements, <code>POST /api/gestion/renouvellements/preparer</code> pour des
      renouvellements, <code>POST /api/portefeuilles</code> pour des mises à jour annuelles.
    </p>
    <Code titre="commun.sh" texte={SERVICES_SH.commun} />
    {SERVICES.flatMap(({ exemples }) =>
      exemples.map(([nom, texte]) => <Code key={nom} titre={nom} texte={texte} />),
    )}
  </>
)
