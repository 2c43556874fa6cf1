import {
  formatFrDate,
  isTeledeclarantBenevole,
  LABELS_JUSTIFICATIF_MANDAT,
  typesJustificatif,
} from '@registre/domain'
import { FieldRadio } from '@registre/ui'
import { useState } from 'react'
import { isApiError, useCommand } from '../../lib/api/index.ts'
import { formatTaille } from '../../lib/format.ts'
import { useCompteConnecte } from '../../lib/session.ts'
import { Lectures } from '../fichiers-refuses.ts'
import { PV_PROPOSE } from '../justificatifs.ts'
import { DepotPreuve } from '../preuve/DepotPreuve.tsx'
import { aujourdhuiParis } from './aujourdhui.ts'
import { useBrouillon } from './brouillon.tsx'
import { ChampRadio } from './champs.tsx'
import { useProposition } from './use-proposition.ts'

const CHAMP = 'infoRattachement.idDocument'

/** The PDF: sent as soon as it is chosen, named by the draft once the register holds it. */
const Fichier = () => {
  const { form, saisie, erreurs, session, oublierRefus } = useBrouillon()
  const { nomFichierJustifMandat, idDocument } = saisie.infoRattachement
  const deposer = useCommand('deposerDocument', { business: true })
  const [refus, setRefus] = useState('')
  const [taille, setTaille] = useState<number | null>(null)
  // The draft keeps it once it is read: no sending waits for it here.
  const [lectures] = useState(() => new Set<Promise<boolean>>())
  const poser = (id: string, nom: string): void => {
    oublierRefus(CHAMP)
    form.setValue('infoRattachement.nomFichierJustifMandat', nom)
    form.setValue(
      'infoRattachement.dateTeleversement',
      id === '' ? '' : formatFrDate(aujourdhuiParis()),
    )
    form.setValue(CHAMP, id)
    session.signaler()
  }
  const envoyer = async (file: File): Promise<void> => {
    setRefus('')
    try {
      const document = await deposer.mutateAsync({ body: { file, type: 'JUSTIFICATIF_MANDAT' } })
      setTaille(document.taille)
      poser(document.id, document.nom)
    } catch (error) {
      if (!isApiError(error)) throw error
      setRefus(
        error.message.includes(file.name) ? error.message : `« ${file.name} » : ${error.message}`,
      )
    }
  }
  const nom = `${nomFichierJustifMandat}${taille === null ? '' : ` (${formatTaille(taille)})`}`
  return (
    <Lectures value={lectures}>
      <DepotPreuve
        name={CHAMP}
        label="Justificatif du mandat"
        required
        error={refus || erreurs.get(CHAMP)}
        progress={deposer.isPending ? 'unknown' : null}
        {...(idDocument === '' ? {} : { current: nom })}
        onFile={(file) => void envoyer(file)}
        onRefused={setRefus}
        onRemove={() => {
          setTaille(null)
          poser('', '')
        }}
      />
    </Lectures>
  )
}

/**
 * The proof of the mandate: a PDF sent at once, replaced or removed at will, or the statement that
 * there is none.
 */
export const Justificatif = () => {
  const { form, saisie } = useBrouillon()
  const { justifMandat, adminProvisoire } = saisie.infoRattachement
  const types = typesJustificatif(adminProvisoire)
  // A volunteer has no contract: the assembly's minutes elect it.
  const benevole = isTeledeclarantBenevole(useCompteConnecte().profil)
  const proposee = useProposition(
    'infoRattachement.typeJustifMandat',
    benevole && !adminProvisoire && justifMandat ? 'PV_AG' : null,
  )
  return (
    <>
      <FieldRadio
        name="infoRattachement.justifMandat"
        label="Disposez-vous d’un justificatif de votre mandat ?"
        value={String(justifMandat)}
        inline={false}
        options={[
          { value: 'true', label: 'Oui, je joins le justificatif' },
          { value: 'false', label: 'Je n’ai pas de justificatif' },
        ]}
        inputProps={{
          onChange: (e) =>
            form.setValue('infoRattachement.justifMandat', e.target.value === 'true', {
              shouldDirty: true,
            }),
        }}
      />
      {justifMandat ? (
        <>
          <ChampRadio
            name="infoRattachement.typeJustifMandat"
            mots={Object.fromEntries(types.map((t) => [t, LABELS_JUSTIFICATIF_MANDAT[t]]))}
            {...(proposee ? { hint: PV_PROPOSE } : {})}
          />
          <Fichier />
        </>
      ) : (
        <div className="fr-alert fr-alert--info fr-alert--sm fr-mb-3w">
          <p>
            Sans justificatif, l’examen de votre demande peut être plus long : le teneur du registre
            peut vous demander des précisions.
          </p>
        </div>
      )}
    </>
  )
}
