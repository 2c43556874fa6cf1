import {
  type BlocRegle,
  blocsDe,
  controlerDeclaration,
  estAVenir,
  ETAPE_DU_BLOC,
  isNotaire,
  LIBELLES_CONFIRMATION,
  peut,
} from '@registre/domain'
import { Button, ErrorSummary, FieldTextArea, Section } from '@registre/ui'
import { useState } from 'react'
import { BlocLecture } from '../../../components/declaration/BlocLecture.tsx'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { LIBELLES_BLOC } from '../../../components/declaration/libelles.ts'
import { debiteursDe } from '../../../components/declaration/controler.ts'
import { useCompteConnecte } from '../../../lib/session.ts'
import { InternalLink } from '../../../shell/InternalLink.tsx'
import { Boutons } from './Boutons.tsx'
import { CadreEtape } from './CadreEtape.tsx'
import { ChangementsMaj } from './ChangementsMaj.tsx'
import { EnvoiFinal, useEnvoi } from './EnvoiFinal.tsx'
import { adresseEtape } from './recherche.ts'
import { NonDemandees } from './NonDemandees.tsx'
import { ReponsesDoublons } from './ReponsesDoublons.tsx'
import { SuccesNotaire } from './SuccesNotaire.tsx'
import { SyndicDesigne } from '../../../components/notaire/SyndicDesigne.tsx'
import { useDepot } from './use-depot.ts'
import { useNavigationEtapes, useRang } from './use-navigation-etapes.ts'
import { lienBrouillon } from '../../../components/coproprietes/liens.ts'
import { limitsOf } from '../../../lib/form-check.ts'
import { VersIdentification } from './VersIdentification.tsx'

/**
 * Last step: everything declared, what is left to correct or confirm, the attestation on honour,
 * and the sending.
 */
export const Recapitulatif = () => {
  const { declaration, contexte, faits, confirmations } = useBrouillon()
  const { profil, authorities } = useCompteConnecte()
  const enAttente = peut(authorities, ['ATTENTE_ACTIVATION_TELE'])
  const { allerA, allerAuChamp, adresseDuChamp } = useNavigationEtapes()
  const depot = useDepot()
  const [message, setMessage] = useState('')
  const rang = useRang('recapitulatif')
  const { erreurs, aConfirmer } = controlerDeclaration(faits.contenu, contexte, confirmations)
  const maj = declaration.idDeclarationDeBase !== null
  const envoi = useEnvoi(erreurs, maj)
  if (depot.suite) return <SuccesNotaire {...depot.suite} />
  if (!rang || declaration.id === null) return <VersIdentification />
  const precisions = declaration.etatCopropriete === 'IMMATRICULATION_DEMANDE_DE_PRECISIONS'
  // A declaration prepared for the coming rules is read here; it is sent once they are in force.
  const aVenir = estAVenir(declaration.jeu, contexte.aujourdhui)
  const retour = (
    <Button
      kind="secondary"
      disabled={depot.occupe}
      onClick={() => allerA(rang.precedente ?? 'donnees-techniques')}
    >
      Précédent
    </Button>
  )
  return (
    <CadreEtape rang={rang} enErreur={envoi.resume.length > 0 || depot.refus !== ''}>
      <p>
        {maj
          ? 'Vérifiez ce qui change avant d’enregistrer la mise à jour.'
          : 'Relisez les informations déclarées avant d’envoyer la demande.'}
      </p>
      <ErrorSummary
        errors={envoi.resume}
        attempt={envoi.tentative}
        onUnknownField={allerAuChamp}
        hrefOf={adresseDuChamp}
      />
      {maj && <ChangementsMaj />}
      <NonDemandees />
      {blocsDe(contexte).map((bloc) => (
        <BlocRelu key={bloc} bloc={bloc} />
      ))}
      <ReponsesDoublons />
      {isNotaire(profil) && !maj && <SyndicDesigne id={declaration.id} />}
      {confirmations.length > 0 && <ConfirmationsDonnees />}
      {precisions && <ReponseAuTeneur message={message} onChange={setMessage} />}
      {aVenir ? (
        <Boutons occupe={depot.occupe}>{retour}</Boutons>
      ) : enAttente ? (
        <AttendLeCode id={declaration.id} prete={erreurs.length === 0} />
      ) : (
        <EnvoiFinal
          depot={depot}
          maj={maj}
          erreurs={erreurs}
          aConfirmer={aConfirmer}
          message={message}
          suite={suiteDe(maj ? (declaration.voie ?? 'directe') : null, isNotaire(profil))}
          libelle={
            maj
              ? 'Enregistrer la mise à jour'
              : precisions
                ? 'Renvoyer la demande'
                : 'Envoyer la demande'
          }
          envoi={envoi}
          precedent={retour}
        />
      )}
    </CadreEtape>
  )
}

/** A part of what is declared, with the way to change it. */
const BlocRelu = ({ bloc }: { bloc: BlocRegle }) => {
  const { declaration, faits } = useBrouillon()
  return (
    <Section
      title={LIBELLES_BLOC[bloc]}
      actions={
        <InternalLink
          href={adresseEtape(ETAPE_DU_BLOC[bloc], declaration.id, 'recapitulatif')}
          className="fr-link"
        >
          Modifier <span className="fr-sr-only">: {LIBELLES_BLOC[bloc]}</span>
        </InternalLink>
      }
    >
      {bloc === 'confirmationsOffice' ? (
        <ul>
          {Object.values(LIBELLES_CONFIRMATION).map((phrase) => (
            <li key={phrase}>{phrase}</li>
          ))}
        </ul>
      ) : (
        <BlocLecture bloc={bloc} contenu={faits.contenu} jeuDebiteurs={debiteursDe(faits)} />
      )}
    </Section>
  )
}

const ReponseAuTeneur = ({
  message,
  onChange,
}: {
  message: string
  onChange: (message: string) => void
}) => (
  <FieldTextArea
    name="message"
    label="Votre réponse au teneur du registre"
    hint="Elle est jointe à la demande."
    textAreaProps={{
      value: message,
      onFocus: limitsOf('changerEtatBrouillon'),
      rows: 5,
      onChange: (e) => onChange(e.target.value),
    }}
  />
)

/** An account that awaits its posted code prepares everything, and sends once it is active. */
const AttendLeCode = ({ id, prete }: { id: number; prete: boolean }) => (
  <div className="fr-alert fr-alert--info fr-mt-3w">
    <p>
      {prete
        ? 'Votre demande est prête et enregistrée.'
        : 'Votre demande est enregistrée ; elle reste à corriger.'}{' '}
      Vous l’enverrez dès que votre compte sera activé par le code reçu par courrier :{' '}
      <InternalLink
        href={`/compte/activation?${new URLSearchParams({ retour: lienBrouillon(id) })}`}
      >
        saisir mon code
      </InternalLink>
      .
    </p>
  </div>
)

/** What sending does: the one question is the box under it. */
export const suiteDe = (voie: 'directe' | 'a-accepter' | null, notaire: boolean): string =>
  voie === 'a-accepter'
    ? 'Un autre syndic vous a succédé : il lira votre mise à jour, et l’acceptera ou l’écartera. Rien ne change d’ici là. Vous serez prévenu de sa réponse.'
    : voie === 'directe'
      ? 'Les nouvelles données remplaceront les données actuelles, qui resteront dans l’historique. Un exercice comptable enregistré ne peut plus être modifié.'
      : notaire
        ? 'La copropriété sera immatriculée. Si une copropriété très proche existe déjà, le teneur du registre examinera la demande.'
        : 'La demande sera transmise au teneur du registre. Elle ne pourra plus être modifiée pendant son examen.'

/** The sentences that the person confirmed. */
const ConfirmationsDonnees = () => {
  const { faits, contexte, confirmations } = useBrouillon()
  const phrases = controlerDeclaration(faits.contenu, contexte).aConfirmer.filter((e) =>
    confirmations.includes(e.code),
  )
  if (phrases.length === 0) return null
  return (
    <Section title="Informations confirmées">
      <ul>
        {phrases.map(({ code, champ, message }) => (
          <li key={`${code} ${champ}`}>
            {message} <strong>Confirmé</strong>
          </li>
        ))}
      </ul>
    </Section>
  )
}
