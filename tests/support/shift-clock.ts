// Preloaded by the test processes and by the commands they start.
import { readClockOffset, shiftDate } from './clock.ts'

shiftDate(readClockOffset())
