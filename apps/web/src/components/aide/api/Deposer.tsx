import { InternalLink } from '../../../shell/InternalLink.tsx'
import { Code } from '../Code.tsx'
import { EXEMPLES } from './exemples.ts'

export const DepotGroupe = () => (
  <>
    <p>
      Les mises à jour annuelles de centaines de copropriétés en un dépôt, par une liste JSON ou par
      le classeur XLSX que le registre prépare, prérempli de vos données en vigueur. Il faut un
      jeton pour l’usage « Déposer les mises à jour ».
    </p>
    <ol>
      <li>Le contrôle à blanc : tout est vérifié, rien n’est déposé.</li>
      <li>Les erreurs, par ligne, champ et code ; ce qui peut être confirmé, par ligne et code.</li>
      <li>
        Le dépôt : les lignes prêtes ou confirmées partent, les lignes en erreur sont laissées de
        côté.
      </li>
      <li>L’avancement, puis le résultat : ce qu’est devenue chaque ligne.</li>
    </ol>
    <Code titre="deposer-portefeuille" texte={EXEMPLES.deposerPortefeuille} />
    <Code titre="registre-de-l-exemple, commun aux exemples" texte={EXEMPLES.registreDeLExemple} />
    <ul>
      <li>
        Une ligne nomme la copropriété par <code>numero</code> et donne ce qu’elle déclare. Ce
        qu’elle ne mentionne pas reste tel que déclaré ; <code>null</code> vide.
      </li>
      <li>
        Les mêmes lignes renvoyées ne déposent rien deux fois : ce que le registre a déjà est{' '}
        <code>DEJA_ENREGISTREE</code>. Après un dépôt partiel, corrigez les lignes fautives et
        renvoyez tout.
      </li>
      <li>
        Une copropriété qui a changé de syndic depuis moins d’un an : la ligne le dit dès le
        contrôle à blanc (<code>sousAccord</code>). Déposée, elle est <code>ATTEND_ACCORD</code>{' '}
        jusqu’à ce que le syndic actuel l’accepte ou la supprime. Les deux logiciels le lisent dans
        le flux : <code>declarer-par-predecesseur</code>, puis <code>mettre-a-jour</code> ou{' '}
        <code>supprimer-declaration-predecesseur</code>.
      </li>
      <li>
        Un arrêt du registre en cours de dépôt ne perd ni ne double aucune ligne : le dépôt reprend
        de lui-même, en moins de trois minutes.
      </li>
      <li>
        La même chose à l’écran :{' '}
        <InternalLink href="/copropriete/depot-groupe">Dépôt groupé</InternalLink>.
      </li>
    </ul>
    <p>Pour une seule copropriété, mise à jour étape par étape, avec un jeton du même usage :</p>
    <Code titre="deposer-mise-a-jour" texte={EXEMPLES.deposerMiseAJour} />
    <p>
      De même sans rien installer que <code>curl</code> et <code>jq</code> :
    </p>
    <Code titre="deposer-mise-a-jour.sh" texte={EXEMPLES.deposerMiseAJourSh} />
  </>
)

/** A request that a keeper decides: its proof, and how its decision is known. */
export const Demande = () => (
  <>
    <p>
      Une mise à jour annuelle prend effet à son dépôt. Un rattachement, lui, est une demande : elle
      part avec sa preuve, un PDF de moins de 5 Mo, et un teneur du registre la décide. Il faut un
      jeton pour l’usage « Renouveler et demander des mandats ».
    </p>
    <ul>
      <li>
        L’exemple est celui du service <a href="#services">WS4</a>.
      </li>
      <li>
        La réponse dit <code>idDemande</code>, et le jour où la décision est attendue,{' '}
        <code>echeance</code>.
      </li>
      <li>
        <code>GET /api/mandats/encours</code> la montre tant qu’elle est à l’examen : précisions
        demandées, contestation du syndic en place, ce que vous pouvez faire (<code>actions</code>).
      </li>
      <li>
        La décision paraît dans le flux des changements, avec le même <code>idDemande</code>.
      </li>
      <li>
        Un PDF qui n’est pas admis (chiffré, programme, pièce jointe) est refusé en disant pourquoi
        ; <code>POST /api/public/pdf/estValide</code> le dit d’avance, sans rien garder.
      </li>
    </ul>
  </>
)
