import { contractTest, walkContract } from '../../helpers/contract-walk'

walkContract(contractTest)
