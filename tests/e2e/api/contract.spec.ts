import { contractTest, walkContract } from './contract-walk'

walkContract(contractTest)
