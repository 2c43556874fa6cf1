import { ETIQUETTES_ENERGIE, TYPES_ADRESSE } from '@registre/domain'
import * as z from 'zod'
import {
  champsAdresse,
  champsArrete,
  champsParcelle,
  donneesFinancieres,
  donneesTechniques,
  identification,
  infoRattachement,
  procedures,
} from './blocs.schema.ts'
import { lectureSeule } from './lecture-seule.ts'
import { id } from './primitives/index.ts'

// The blocks as they are read: whole, with what the register repeats in them and nobody writes.

const idDeduit = id.nullable().optional()
const deLaDeclaration = { id: lectureSeule(idDeduit) }

export const adresseLue = z
  .strictObject({ ...champsAdresse, type: z.enum(TYPES_ADRESSE).nullable().optional() })
  .meta({ id: 'AdresseLue' })
export const parcelleLue = z.strictObject(champsParcelle).meta({ id: 'ParcelleLue' })
const arreteLu = z.strictObject(champsArrete).meta({ id: 'Arrete' })

const identificationLue = z
  .strictObject({
    ...identification.shape,
    ...deLaDeclaration,
    idCopropriete: lectureSeule(idDeduit),
    adressePrincipale: adresseLue.nullable(),
    adresseSecondaire: z.array(adresseLue),
    parcelle: z.array(parcelleLue),
  })
  .meta({ id: 'IdentificationLue' })

const proceduresLues = z
  .strictObject({
    ...procedures.shape,
    ...deLaDeclaration,
    arrete: lectureSeule(z.array(arreteLu).nullable().optional()),
    arreteEquipements: arreteLu.nullable(),
    arreteInsalubriteParties: arreteLu.nullable(),
    arretePerilParties: arreteLu.nullable(),
    arreteSecuriteInsalubriteParties: z.array(arreteLu.extend({ id: lectureSeule(idDeduit) })),
  })
  .meta({ id: 'ProceduresLues' })

export const donneesFinancieresLues = z
  .strictObject({ ...donneesFinancieres.shape, ...deLaDeclaration })
  .meta({ id: 'DonneesFinancieresLues' })

const blocsLus = z
  .strictObject({
    infoRattachement: z
      .strictObject({ ...infoRattachement.shape, ...deLaDeclaration })
      .meta({ id: 'InfoRattachementLue' }),
    identification: identificationLue,
    procedures: proceduresLues,
    donneesFinancieres: donneesFinancieresLues,
    donneesTechniques: z
      .strictObject({
        ...donneesTechniques.shape,
        ...deLaDeclaration,
        classementEnergetique: lectureSeule(z.enum(ETIQUETTES_ENERGIE).nullable().optional()),
      })
      .meta({ id: 'DonneesTechniquesLues' }),
  })
  .meta({ id: 'ImmatCoproprieteLue' })

// Named: the types of the whole contract stay short enough to be written.
type Lus = z.output<typeof blocsLus>
type LusSurLeFil = z.input<typeof blocsLus>
export interface ImmatCoproprieteLue extends Lus {}
export interface ImmatCoproprieteRecue extends LusSurLeFil {}
export const immatCoproprieteLue: z.ZodType<ImmatCoproprieteLue, ImmatCoproprieteRecue> = blocsLus
