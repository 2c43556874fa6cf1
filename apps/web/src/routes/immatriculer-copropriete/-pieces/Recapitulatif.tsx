import { blocsDe, controlerDeclaration, estAVenir, isNotaire } from '@registre/domain'
import { ConfirmDialog, ErrorSummary, FieldCheckbox, FieldTextArea, Section } from '@registre/ui'
import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { BlocLecture } from '../../../components/declaration/BlocLecture.tsx'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { DialogueConfirmations } from '../../../components/declaration/DialogueConfirmations.tsx'
import {
  LIBELLES_BLOC,
  LIBELLES_CONFIRMATION,
  phraseDe,
} from '../../../components/declaration/libelles.ts'
import { debiteursDe } from '../../../components/declaration/controler.ts'
import { ETAPE_DU_BLOC } from '../../../components/declaration/types.ts'
import { useCompteConnecte } from '../../../lib/session.ts'
import { InternalLink } from '../../../shell/InternalLink.tsx'
import { BoutonSupprimer } from './BoutonSupprimer.tsx'
import { CadreEtape } from './CadreEtape.tsx'
import { ChangementsMaj, ReprendreMaj } from './ChangementsMaj.tsx'
import { rangEtape } from './etapes-affichees.ts'
import { adresseEtape } from './recherche.ts'
import { ReponsesDoublons } from './ReponsesDoublons.tsx'
import { SuccesNotaire } from './SuccesNotaire.tsx'
import { SyndicDesigne } from './SyndicDesigne.tsx'
import { useDepot } from './use-depot.ts'
import { useNavigationEtapes } from './use-navigation-etapes.ts'
import { limitsOf } from '../../../lib/form-check.ts'

/**
 * Last step: everything declared, what is left to correct or confirm, the attestation on honour,
 * and the sending.
 */
export const Recapitulatif = () => {
  const { declaration, contexte, faits, confirmations, session, reponses } = useBrouillon()
  const { profil } = useCompteConnecte()
  const { allerA, allerAuChamp } = useNavigationEtapes()
  const { deposer, occupe, refus, suite, depassee } = useDepot()
  const [atteste, setAtteste] = useState(false)
  const [message, setMessage] = useState('')
  const [tentative, setTentative] = useState(0)
  const [demande, setDemande] = useState<'non' | 'confirmables' | 'envoi'>('non')
  const rang = rangEtape(
    declaration.typeImmat,
    'recapitulatif',
    reponses.length > 0,
    declaration.typeMaj,
  )
  if (suite) return <SuccesNotaire {...suite} />
  if (!rang || declaration.id === null)
    return (
      <Navigate
        to="/immatriculer-copropriete/identification"
        search={declaration.id === null ? {} : { id: declaration.id }}
        replace
      />
    )
  const { erreurs, aConfirmer } = controlerDeclaration(faits.contenu, contexte, confirmations)
  const maj = declaration.idDeclarationDeBase !== null
  const precisions = declaration.etatCopropriete === 'IMMATRICULATION_DEMANDE_DE_PRECISIONS'
  // What is prepared is read again here; it is attested and sent from its day on.
  const aVenir = estAVenir(declaration.jeu, contexte.aujourdhui)
  const exactitude = maj
    ? 'Attestez l’exactitude des informations avant d’enregistrer la mise à jour.'
    : 'Attestez l’exactitude des informations avant d’envoyer la demande.'
  const manque = tentative > 0 && !atteste ? exactitude : undefined
  const resume = [
    ...erreurs.map(({ champ, message: phrase }) => ({
      name: champ,
      message: phraseDe(champ, phrase),
    })),
    ...(manque ? [{ name: 'attestation', message: manque }] : []),
  ]

  const envoyer = (): void => {
    if (erreurs.length > 0 || !atteste) setTentative((n) => n + 1)
    else setDemande(aConfirmer.length > 0 ? 'confirmables' : 'envoi')
  }
  return (
    <CadreEtape rang={rang} enErreur={erreurs.length > 0 || manque !== undefined || refus !== ''}>
      <p>
        {maj
          ? 'Vérifiez ce qui change avant d’enregistrer la mise à jour.'
          : 'Relisez les informations déclarées avant d’envoyer la demande.'}
      </p>
      <ErrorSummary errors={resume} attempt={tentative} onUnknownField={allerAuChamp} />
      {maj && <ChangementsMaj />}
      {blocsDe(contexte).map((bloc) => (
        <Section
          key={bloc}
          title={LIBELLES_BLOC[bloc]}
          actions={
            <InternalLink
              href={adresseEtape(ETAPE_DU_BLOC[bloc], declaration.id)}
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
      ))}
      <ReponsesDoublons />
      {isNotaire(profil) && !maj && <SyndicDesigne id={declaration.id} />}
      {confirmations.length > 0 && <ConfirmationsDonnees />}
      {precisions && (
        <FieldTextArea
          name="message"
          label="Votre réponse au teneur du registre"
          hint="Elle est jointe à la demande."
          textAreaProps={{
            value: message,
            onFocus: limitsOf('changerEtatBrouillon'),
            rows: 5,
            onChange: (e) => setMessage(e.target.value),
          }}
        />
      )}
      {!aVenir && (
        <div className="fr-mt-4w">
          <FieldCheckbox
            name="attestation"
            required
            error={manque}
            label="J’atteste sur l’honneur l’exactitude des informations déclarées."
            inputProps={{ checked: atteste, onChange: (e) => setAtteste(e.target.checked) }}
          />
        </div>
      )}
      {refus !== '' && (
        <div className="fr-alert fr-alert--error fr-mb-2w" role="alert">
          <p>{refus}</p>
          {depassee && <ReprendreMaj />}
        </div>
      )}
      <ul className="fr-btns-group fr-btns-group--inline-lg fr-mt-3w">
        <li>
          <button
            type="button"
            className="fr-btn fr-btn--secondary"
            disabled={occupe}
            onClick={() => allerA(rang.precedente ?? 'donnees-techniques')}
          >
            Précédent
          </button>
        </li>
        {!aVenir && (
          <li>
            <button type="button" className="fr-btn" disabled={occupe} onClick={envoyer}>
              {maj
                ? 'Enregistrer la mise à jour'
                : precisions
                  ? 'Renvoyer la demande'
                  : 'Envoyer la demande'}
            </button>
          </li>
        )}
        <li>
          <BoutonSupprimer disabled={occupe} />
        </li>
      </ul>
      <p role="status" className={occupe ? 'fr-hint-text' : 'fr-sr-only'}>
        {occupe ? (maj ? 'Enregistrement en cours…' : 'Envoi de la demande en cours…') : ''}
      </p>
      <DialogueConfirmations
        phrases={demande === 'confirmables' ? aConfirmer : []}
        onRevenir={() => setDemande('non')}
        onConfirmer={() => {
          session.confirmer(aConfirmer.map((e) => e.code))
          setDemande('envoi')
        }}
      />
      <ConfirmDialog
        open={demande === 'envoi'}
        title={maj ? 'Enregistrer la mise à jour ?' : 'Envoyer la demande ?'}
        confirmLabel={maj ? 'Enregistrer' : 'Envoyer'}
        cancelLabel="Revenir au récapitulatif"
        busy={occupe}
        onConfirm={() => void deposer(message).finally(() => setDemande('non'))}
        onCancel={() => setDemande('non')}
      >
        <p>
          {maj
            ? 'Les nouvelles données remplaceront les données actuelles, qui resteront dans l’historique. Un exercice comptable enregistré ne peut plus être modifié.'
            : isNotaire(profil)
              ? 'La copropriété sera immatriculée. Si une copropriété très proche existe déjà, le teneur du registre examinera la demande.'
              : 'La demande sera transmise au teneur du registre. Elle ne pourra plus être modifiée pendant son examen.'}
        </p>
      </ConfirmDialog>
    </CadreEtape>
  )
}

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
