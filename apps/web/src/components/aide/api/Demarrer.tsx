import { useRouter } from '@tanstack/react-router'
import { InternalLink } from '../../../shell/InternalLink.tsx'
import { Code } from '../Code.tsx'
import { EXEMPLES } from './exemples.ts'

const PAQUET = `/paquets/registre-client-${VERSION_PRODUIT}.tgz`

/** From nothing to a first answer, by curl or by the client. */
export const PremierAppel = () => {
  const { origin } = useRouter()
  return (
    <>
      <p>
        Tout ce que vous faites à l’écran, un programme peut le faire : mêmes appels, mêmes règles,
        mêmes droits. Comptez cinq minutes pour une première réponse.
      </p>
      <ol>
        <li>
          Connectez-vous et créez un jeton :{' '}
          <InternalLink href="/compte/moncompte/jetons">
            Mon compte, Jetons des programmes
          </InternalLink>
          . Choisissez ce que le logiciel fera (« Lire mes copropriétés » suffit pour commencer),
          puis copiez le jeton : il n’est montré qu’une fois.
        </li>
        <li>
          Dites à votre terminal où est le registre et qui appelle, puis lancez les trois appels.
        </li>
      </ol>
      <Code
        titre="Réglages, pour tous les exemples"
        texte={`export REGISTRE_URL=${origin}\nexport REGISTRE_JETON=rnc_…`}
      />
      <Code titre="Avec curl (premier-appel.sh)" texte={EXEMPLES.premierAppelSh} />
      <p>
        En JavaScript ou TypeScript, le client du registre donne une méthode typée par opération. Il
        n’a aucune dépendance et demande Node 20 ou plus récent (ou un navigateur, Deno, Bun). Ses
        exemples sont des modules : écrivez <code>"type": "module"</code> dans votre{' '}
        <code>package.json</code>.
      </p>
      <Code titre="Installer le client" texte={`npm install ${origin}${PAQUET}`} />
      <Code titre="Avec le client (premier-appel)" texte={EXEMPLES.premierAppelTs} />
      <p>
        Chaque opération, avec ses formes et un exemple de demande et de réponse :{' '}
        <a href="/api/docs">documentation interactive</a> ou{' '}
        <a href="/api/openapi.json">description OpenAPI 3.1</a>, pour produire un client dans votre
        langage. Les dates voyagent au format <code>jj/mm/aaaa</code> ; les montants sont des
        entiers, en euros.
      </p>
    </>
  )
}

/** The demonstration register: the same calls on invented data. */
export const Repetition = () => (
  <>
    <p>
      Répétez sur un registre de démonstration : les mêmes appels, le même code, des données
      inventées. Rien n’en sort ; les courriels qu’il enverrait se lisent sur place, à{' '}
      <code>/demo/courriels</code>. Avec git, Node 20 et npm, sans base de données ni Docker :
    </p>
    <Code
      titre="Démarrer une démonstration"
      texte={`npm start        # dans le dossier des sources ; http://127.0.0.1:3000
npm run reset    # efface tout ce que vous y avez fait`}
    />
    <p>
      Les comptes sont listés sur la page de connexion. Pour un syndic :{' '}
      <code>tele_pro_admin_princ@demo.registre.test</code>, mot de passe{' '}
      <code>Demo-Registre-2026!</code>. Parmi ses copropriétés, <code>AA0-000-004</code> et{' '}
      <code>AA0-000-005</code> attendent leur mise à jour annuelle.
    </p>
    <p>
      Créez un jeton pour l’usage « Déposer les mises à jour » : celui d’un autre usage est refusé (
      <code>acces-non-autorise</code>).
    </p>
    <Code
      titre="Un premier dépôt, sans conséquence"
      texte={`node node_modules/@registre/client/exemples/deposer-mise-a-jour.js AA0-000-004
sh node_modules/@registre/client/exemples/deposer-mise-a-jour.sh AA0-000-005   # curl et jq, sans programme`}
    />
    <p>
      Pour recevoir des avis sur votre propre machine, démarrez avec{' '}
      <code>WEBHOOKS_ADRESSES_INTERNES=true npm start</code> : une adresse en{' '}
      <code>http://127.0.0.1</code> est alors admise.
    </p>
    <p>
      Votre programme passe de la démonstration au registre en changeant deux valeurs : l’adresse et
      le jeton.
    </p>
  </>
)
