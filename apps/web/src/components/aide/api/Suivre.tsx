import { EXEMPLE_AVIS } from '@registre/contract/exemple-avis'
import { InternalLink } from '../../../shell/InternalLink.tsx'
import { Code } from '../Code.tsx'
import { EXEMPLES } from './exemples.ts'

export const Flux = () => (
  <>
    <p>
      <code>GET /api/changements?depuis=…</code> donne, dans l’ordre, ce qui est arrivé aux
      copropriétés que vous pouvez voir : déclarations, mandats, décisions. Chaque changement a un
      rang, qui ne fait que croître. Gardez <code>suivant</code> : c’est de là que vous repartirez.
      Pour commencer à un jour plutôt qu’au premier rang : <code>depuisLe=jj/mm/aaaa</code> ;
      demain, pour ne suivre que ce qui vient.
    </p>
    <Code titre="suivre-changements" texte={EXEMPLES.suivreChangements} />
    <p>
      <strong>Ce qui est promis</strong> : en repartant de <code>suivant</code>, aucun changement
      n’est perdu, aucun n’est donné deux fois, et l’ordre est toujours le même, quels que soient
      les arrêts du registre. Un changement paraît dans les dix secondes ; une fois par minute
      suffit.
    </p>
    <p>
      <strong>Un rang que le registre n’a pas encore donné</strong> est refusé (400,{' '}
      <code>RANG-INCONNU</code>), avec le dernier qu’il a : <code>infos.dernierRang</code>. Le
      registre a été restauré, ou ce n’est pas celui que vous suiviez : relisez vos copropriétés,
      puis repartez de là.
    </p>
  </>
)

export const Avis = () => (
  <>
    <p>
      Plutôt que de demander, soyez prévenu : l’administrateur de l’établissement ajoute l’adresse
      de votre logiciel (
      <InternalLink href="/compte/logiciels">Logiciels prévenus par le registre</InternalLink>) :
      une personne le fait à l’écran, un jeton ne le peut pas. La clé de signature est montrée une
      fois. Le registre envoie alors un <code>POST</code> à chaque changement, 50 au plus par envoi.
      Le champ <code>evenements</code> limite ce qui est annoncé ; vide, tout l’est.
    </p>
    <Code titre="Le corps d’un envoi" texte={JSON.stringify(EXEMPLE_AVIS, null, 2)} />
    <Code titre="recevoir-avis" texte={EXEMPLES.recevoirAvis} />
    <p>
      <strong>Ce qui est promis</strong> :
    </p>
    <ul>
      <li>
        aucun changement n’est perdu : un envoi qui n’a pas reçu une réponse 2xx en 5 secondes est
        renvoyé, après 10 secondes, puis 20, puis 40, une heure au plus ;
      </li>
      <li>
        un envoi a un identifiant (en-tête <code>X-Registre-Envoi</code>, champ <code>envoi</code>)
        et un contenu qui ne changent pas d’un essai à l’autre. Si votre réponse se perd, il revient
        : reconnaissez-le et répondez 2xx. Deux envois différents ne contiennent jamais le même
        changement ;
      </li>
      <li>
        l’envoi suivant ne part qu’après votre réponse 2xx au précédent : les changements arrivent
        dans l’ordre des rangs ;
      </li>
      <li>
        après un jour d’échecs, les envois sont suspendus et vous recevez un courriel. Reprenez d’où
        vous voulez, depuis la page du logiciel, avec le dernier rang traité : les envois rejoués
        ont de nouveaux identifiants, les rangs restent les mêmes.
      </li>
    </ul>
    <p>
      <strong>Mettre au point</strong> : la page du logiciel demande un avis sans changement (
      <code>essai</code> vaut <code>true</code>), et montre chaque essai d’envoi des trente derniers
      jours, avec la réponse reçue et sa durée.
    </p>
    <p>
      <strong>Changer de clé</strong> : la même page en donne une nouvelle. Pendant un jour,
      l’en-tête porte une signature de chaque clé, <code>t=secondes,v1=nouvelle,v1=ancienne</code> :
      acceptez l’avis si l’une des deux est juste.
    </p>
    <p>
      <strong>La signature</strong> : <code>X-Registre-Signature</code> vaut{' '}
      <code>t=secondes,v1=empreinte</code>, où l’empreinte est le HMAC-SHA-256, par la clé de
      signature, de <code>secondes</code>, d’un point et du corps reçu à l’octet près. Refusez ce
      qui est signé depuis plus de cinq minutes. L’adresse doit être en https et joignable depuis
      Internet ; les redirections ne sont pas suivies.
    </p>
    <Code titre="Vérifier à la main (verifier-signature.sh)" texte={EXEMPLES.verifierSignature} />
  </>
)
