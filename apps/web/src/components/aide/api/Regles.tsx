import { LIMITES } from '@registre/contract/publication'
import { JETON_JOURS_MAX, JETONS_MAX } from '@registre/domain'
import { DataTable } from '@registre/ui'
import { formatNombre } from '../../../lib/format.ts'
import { InternalLink } from '../../../shell/InternalLink.tsx'
import { Code } from '../Code.tsx'

export const Jetons = () => (
  <>
    <p>
      Un jeton agit au nom du compte qui l’a créé, pour les seuls usages cochés, un ou plusieurs ;
      un droit que le compte perd est perdu pour le jeton aussi. Il a une fin (
      {formatNombre(JETON_JOURS_MAX)} jours au plus) et, si vous le voulez, une liste d’adresses
      permises. Un compte a {JETONS_MAX} jetons actifs au plus : un par logiciel, pour pouvoir en
      révoquer un sans arrêter les autres.
    </p>
    <ul>
      <li>
        Envoyez-le dans l’en-tête <code>Authorization: Bearer</code>, jamais dans une adresse. Aucun
        autre en-tête n’est demandé.
      </li>
      <li>Gardez-le comme un mot de passe. S’il a fui, révoquez-le : l’effet est immédiat.</li>
      <li>
        Ce qu’il fait est inscrit au journal, avec la modalité « API ». La page des jetons montre
        son dernier usage.
      </li>
      <li>
        Un jeton ne change ni mot de passe, ni jeton, ni titulaire : une personne le fait à l’écran.
      </li>
    </ul>
  </>
)

const REFUS = {
  type: '/aide/erreurs#regles-non-respectees',
  title: 'Certaines informations doivent être corrigées.',
  status: 400,
  code: 'regles-non-respectees',
  message: 'Certaines informations doivent être corrigées.',
  champs: [
    {
      champ: 'donneesFinancieres.dateAg',
      code: 'WS32',
      message:
        'La date de l’assemblée générale doit être postérieure à la date de clôture des comptes.',
    },
  ],
  requestId: '0b8f7c9e-1f4e-4c8e-9a53-0d6f0a6b1c2d',
}

export const Erreurs = () => (
  <>
    <p>
      Un refus est un document <code>application/problem+json</code> (RFC 9457). Lisez{' '}
      <code>code</code> : il est stable, et sa liste est fermée. Les phrases sont pour les personnes
      et peuvent changer.
    </p>
    <Code titre="Un refus" texte={JSON.stringify(REFUS, null, 2)} />
    <ul>
      <li>
        <code>champs</code> nomme chaque champ fautif avec le code de la règle :{' '}
        <InternalLink href="/aide/regles">toutes les règles</InternalLink>.
      </li>
      <li>
        <code>confirmation-requise</code> : rien n’est faux, mais une valeur étonne. Renvoyez la
        même demande avec les codes cités dans <code>confirmations</code>.
      </li>
      <li>
        <code>infos.id</code> et <code>infos.version</code>, à la soumission d’un brouillon : ce que
        vous avez envoyé est gardé sous ce numéro. Renvoyez-les avec la demande corrigée, ou vous
        commencerez un second brouillon.
      </li>
      <li>
        Ce que vous ne pouvez pas voir n’existe pas : la réponse est <code>introuvable</code>, non
        un refus de droit.
      </li>
      <li>
        <code>requestId</code> : citez-le si vous écrivez au teneur du registre.
      </li>
    </ul>
    <p>
      <InternalLink className="fr-link" href="/aide/erreurs">
        Liste des codes d’erreur
      </InternalLink>
    </p>
  </>
)

interface LigneLimite {
  qui: string
  limite: { max: number; windowMs: number }
}
const LIGNES: readonly LigneLimite[] = [
  { qui: 'Un jeton', limite: LIMITES.jeton },
  { qui: 'Une personne connectée', limite: LIMITES.authentifie },
  { qui: 'Une adresse, sans compte', limite: LIMITES.anonyme },
  { qui: 'Annuaire et repérage, par adresse ou jeton', limite: LIMITES.annuaire },
  { qui: 'Fichiers de données, par adresse ou jeton', limite: LIMITES.donnees },
]
const duree = (ms: number): string =>
  ms >= 3_600_000 ? `${ms / 3_600_000} heure` : ms > 60_000 ? `${ms / 60_000} minutes` : '1 minute'

export const Limites = () => (
  <>
    <DataTable
      caption="Appels permis"
      columns={[
        { key: 'qui', header: 'Qui appelle', render: (l) => l.qui, rowHeader: true },
        { key: 'max', header: 'Appels', render: (l) => formatNombre(l.limite.max), align: 'right' },
        { key: 'fenetre', header: 'Par', render: (l) => duree(l.limite.windowMs) },
      ]}
      rows={LIGNES}
      rowKey={(l) => l.qui}
    />
    <p>
      Les réponses disent ce qui reste, à un jeton comme à qui n’est pas connecté :{' '}
      <code>RateLimit</code> (<code>r</code>, les appels ; <code>t</code>, les secondes) et{' '}
      <code>RateLimit-Policy</code>. Au-delà, la réponse est 429, <code>trop-de-requetes</code> :
      attendez le nombre de secondes de <code>Retry-After</code>.
    </p>
    <p>
      <strong>Ne relire que ce qui a changé</strong> : chaque <code>GET</code> qui répond en JSON,
      et chaque fichier des données ouvertes préparé la nuit, porte la marque de son contenu,{' '}
      <code>ETag</code>. Renvoyez-la dans <code>If-None-Match</code> : la réponse est 304, sans
      corps, tant que rien n’a changé. L’extraction d’un territoire est faite à la demande : elle
      n’en a pas.
    </p>
    <p>
      <strong>Depuis la page d’un autre site</strong> : les lectures publiques (annuaire,
      statistiques, communes, règles) acceptent les appels de tout navigateur. Rien de ce qui
      demande un compte n’est ouvert ainsi.
    </p>
    <p>
      Un corps JSON fait 1 Mo au plus, un fichier 5 Mo, un dépôt groupé 5 Mo et 2 000 lignes, un
      repérage 100 clés. Il arrive en une minute, sinon la réponse est 408.
    </p>
    <p>
      Quand trop de fichiers arrivent à la fois, la réponse est 503 avec <code>Retry-After</code> :
      rien n’a été fait, le même appel peut repartir. Le client publié le fait de lui-même, trois
      fois.
    </p>
  </>
)

export const Idempotence = () => (
  <>
    <p>
      Une réponse peut se perdre après que le registre a fait ce que vous demandiez. Pour les appels
      qui déposent, envoyez un en-tête <code>Idempotency-Key</code> choisi par vous (un UUID) et
      gardez-le jusqu’à la réponse :
    </p>
    <ul>
      <li>
        même clé, même contenu : la même réponse, et un seul effet ; l’en-tête{' '}
        <code>Idempotency-Replayed: true</code> dit qu’elle avait déjà été donnée ;
      </li>
      <li>
        même clé, autre contenu : <code>cle-deja-utilisee</code> (422) ;
      </li>
      <li>
        un premier essai est encore en cours : <code>requete-en-cours</code> (409), recommencez un
        peu plus tard.
      </li>
    </ul>
    <p>
      Après une erreur 5xx ou un silence, recommencez avec la même clé. La documentation dit quelles
      opérations l’acceptent. Avec le client :{' '}
      <code>registre.deposerPortefeuille(demande, cleIdempotence())</code>.
    </p>
  </>
)
