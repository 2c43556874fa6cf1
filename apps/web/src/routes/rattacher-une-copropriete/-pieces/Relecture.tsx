import { LABELS_JUSTIFICATIF_MANDAT } from '@registre/domain'
import { Button, FieldCheckbox, KeyValueList, Buttons } from '@registre/ui'
import { useState } from 'react'
import type { CoproprieteRattachable } from '../../../components/rattachement/chaine.ts'
import { formatNumero, formatOuiNon, VIDE } from '../../../lib/format.ts'
import { type Saisie, typeChoisi } from './saisie.ts'
import { Refus } from '../../../components/Refus.tsx'

const preuveDe = (
  { justifie, file, infoRattachement: i }: Saisie,
  dejaJustifie: string,
): string => {
  const type = typeChoisi(i.typeJustifMandat)
  return justifie
    ? `${type ? LABELS_JUSTIFICATIF_MANDAT[type] : ''} : ${file?.name ?? dejaJustifie}`
    : 'Aucun justificatif'
}

const faitsRelus = (
  copropriete: CoproprieteRattachable,
  saisie: Saisie,
  dejaJustifie: string,
  anticipee: boolean,
) => {
  const { infoRattachement: i } = saisie
  const message = saisie.message.trim()
  return {
    Copropriété: copropriete.nom || VIDE,
    'Numéro d’immatriculation': formatNumero(copropriete.numero),
    'Adresse de référence': copropriete.adresse || VIDE,
    'Administrateur provisoire': formatOuiNon(i.adminProvisoire),
    'Syndic provisoire': formatOuiNon(i.syndicProvisoire),
    'Début du mandat': i.dateDebutMandat,
    'Fin du mandat': i.dateFinMandat,
    'Élu avant la fin du mandat en place, le': anticipee ? saisie.electionLe : undefined,
    Justificatif: preuveDe(saisie, dejaJustifie),
    'Message au teneur': message !== '' && <span className="rc-texte-saisi">{message}</span>,
  }
}

/** Everything that will be sent, read again, with the attestation on honour. */
export const Relecture = ({
  copropriete,
  saisie,
  dejaJustifie,
  refus,
  occupe,
  anticipee,
  onModifier,
  onEnvoyer,
}: {
  copropriete: CoproprieteRattachable
  saisie: Saisie
  dejaJustifie: string
  refus: string
  occupe: boolean
  /** It ends the mandate in place before its term. */
  anticipee: boolean
  onModifier: () => void
  onEnvoyer: () => void
}) => {
  const [atteste, setAtteste] = useState(false)
  const [tente, setTente] = useState(false)
  return (
    <>
      <KeyValueList items={faitsRelus(copropriete, saisie, dejaJustifie, anticipee)} />
      <FieldCheckbox
        name="attestation"
        required
        label="J’atteste sur l’honneur l’exactitude des informations déclarées."
        error={
          tente && !atteste
            ? 'Attestez l’exactitude des informations avant d’envoyer la demande.'
            : undefined
        }
        inputProps={{ checked: atteste, onChange: (e) => setAtteste(e.target.checked) }}
      />
      <Refus>{refus}</Refus>
      <Buttons className="fr-mt-3w">
        <Button
          disabled={occupe}
          onClick={() => {
            setTente(true)
            if (atteste) onEnvoyer()
            else document.querySelector<HTMLElement>('[name="attestation"]')?.focus()
          }}
        >
          Envoyer la demande
        </Button>
        <Button kind="secondary" disabled={occupe} onClick={onModifier}>
          Modifier
        </Button>
      </Buttons>
      <p role="status" className={occupe ? 'fr-hint-text' : 'fr-sr-only'}>
        {occupe ? 'Envoi de la demande en cours…' : ''}
      </p>
    </>
  )
}
